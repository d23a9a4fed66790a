import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { markOf, type GridCell, type GridPeriod } from './gridParts';

interface CellWords {
  /** The period in words, such as "3rd quarter 2026". */
  readonly period: (period: GridPeriod) => string;
  /** A word or two, as the cell shows it. */
  readonly short: (cell: GridCell) => string;
  /** The whole of it in words, for listeners and as a tip; begins with the period and what the cell shows. */
  readonly long: (cell: GridCell, period: GridPeriod) => string;
}

/** What the cells of the grid say. */
export function useCellWords(): CellWords {
  const { t } = useTranslation('reportGrid');
  const format = useFormat();
  const periodName = usePeriodName();
  const period = ({ period: name, fiscalYear }: GridPeriod): string =>
    t('period', { period: periodName(name), year: fiscalYear });
  const short = (cell: GridCell): string => {
    const mark = markOf(cell);
    const also = [
      ...(cell.isLate && mark !== 'late' ? [t('also.late')] : []),
      ...(cell.isAmended && mark !== 'amended' ? [t('also.amended')] : []),
    ];
    return [t(`marks.${mark}`), ...also].join(', ');
  };
  const long = (cell: GridCell, column: GridPeriod): string => {
    const isAsked = cell.state === 'missing' || cell.state === 'open' || cell.state === 'returned';
    return [
      t('cell', { period: period(column), state: cell.state === 'running' ? t('running') : short(cell) }),
      ...(isAsked ? [t('due', { date: format.date(column.dueDate) })] : []),
      ...(cell.amountDue === null
        ? []
        : [
            t('amounts', {
              due: format.money(cell.amountDue),
              open: format.money(cell.balance ?? '0.00'),
            }),
          ]),
      ...(cell.hasPendingAmendment ? [t('pendingAmendment')] : []),
      ...(cell.remindedAt === null ? [] : [t('reminded', { date: format.instant(cell.remindedAt) })]),
    ].join('. ');
  };
  return { period, short, long };
}
