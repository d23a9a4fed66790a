import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataList } from '../../../components/list/DataList';
import type { DataListProps } from '../../../components/list/dataListProps';
import type { Column } from '../../../components/list/listTypes';
import { useFormat } from '../../../i18n/useFormat';
import { GridCellContent } from './GridCellContent';
import { isUnsettled, markOf, type GridPeriod, type GridRow } from './gridParts';
import { useCellWords } from './useCellWords';

interface GridCardsProps extends Omit<DataListProps<GridRow>, 'name' | 'columns' | 'rowId' | 'empty'> {
  readonly periods: readonly GridPeriod[];
  readonly onMissing?: ((row: GridRow, period: GridPeriod) => void) | undefined;
}

/** The same for a phone: a card for each company with what it owes and the periods that are not settled. */
export function GridCards({ periods, onMissing, ...list }: GridCardsProps) {
  const { t } = useTranslation('reportGrid');
  const format = useFormat();
  const words = useCellWords();
  const columns = useMemo(
    (): readonly Column<GridRow>[] => [
      { key: 'companyName', title: t('columns.companyName'), isName: true, cell: (row) => row.companyName },
      {
        key: 'owing',
        title: t('columns.owing'),
        isFigure: true,
        card: 'beside-name',
        cell: (row) => format.amount(row.owing),
      },
      {
        key: 'unsettled',
        title: t('columns.unsettled'),
        lines: 'all',
        card: 'plain',
        cell: (row) => <Unsettled row={row} periods={periods} words={words} onMissing={onMissing} />,
      },
    ],
    [t, format, periods, words, onMissing],
  );
  return (
    <DataList
      {...list}
      name={t('label')}
      columns={columns}
      rowId={({ companyId }) => companyId}
      rowPath={({ companyId }) => `/admin/company/details?id=${companyId}`}
      empty={{ title: t('label'), text: t('empty') }}
    />
  );
}

interface UnsettledProps {
  readonly row: GridRow;
  readonly periods: readonly GridPeriod[];
  readonly words: ReturnType<typeof useCellWords>;
  readonly onMissing: ((row: GridRow, period: GridPeriod) => void) | undefined;
}

function Unsettled({ row, periods, words, onMissing }: UnsettledProps) {
  const { t } = useTranslation('reportGrid');
  const open = row.cells.flatMap((cell, at) => {
    const period = periods[at];
    return period !== undefined && isUnsettled(markOf(cell)) ? [{ cell, period }] : [];
  });
  if (open.length === 0) return t('allSettled');
  return (
    <ul className="grid-chips">
      {open.map(({ cell, period }) => (
        <li key={`${period.fiscalYear} ${period.index}`}>
          <span aria-hidden="true" className="grid-year">
            {period.period} {period.fiscalYear}
          </span>{' '}
          <GridCellContent row={row} cell={cell} period={period} words={words} onMissing={onMissing} />
        </li>
      ))}
    </ul>
  );
}
