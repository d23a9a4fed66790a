import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsLine } from '../../../contract/entities/customs';
import { parseEntryNumber } from '../../../domain/entryNumber';
import type { Column } from '../list/listTypes';
import { StatusBadge } from '../record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { entryNumberShown, htsCodeShown } from './entryNumberShown';

/** Of the entry lines these columns stand out of sight until asked for. */
export const RARE_LINE_COLUMNS: readonly string[] = [
  'importerName',
  'importerNumber',
  'amountExpected',
  'amountRefunded',
];

/** Columns of the entry lines. */
export function useLineColumns(): readonly Column<CustomsLine>[] {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  const format = useFormat();
  return useMemo((): readonly Column<CustomsLine>[] => {
    const amountOr = (amount: string | null): string => (amount === null ? '–' : format.amount(amount));
    return [
      {
        key: 'entryNumber',
        title: t('lines.entryNumber'),
        cell: ({ entryNumber, lineNo }) => (
          <>
            {`${entryNumberShown(entryNumber)} / ${lineNo}`}
            {parseEntryNumber(entryNumber).ok ? null : (
              <span className="cell-note is-flagged">{t('lines.wrongDigit')}</span>
            )}
          </>
        ),
        width: 9.75,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'entryDate',
        title: t('lines.entryDate'),
        cell: ({ entryDate, adjustmentSeq }) => (
          <>
            {format.date(entryDate)}
            {adjustmentSeq === 0 ? null : (
              <span className="cell-note">{t('lines.adjustment', { number: adjustmentSeq })}</span>
            )}
          </>
        ),
        width: 6.5,
        card: 'plain',
        sort: 'descending',
      },
      {
        // The board's own name of the company; Customs' where no company has the number.
        key: 'companyName',
        title: t('lines.company'),
        cell: ({ companyName, importerName }) =>
          companyName ?? (
            <span className="cell-pair">
              <span data-may-cut>{importerName}</span>
              <StatusBadge tone="waiting" label={t('lines.unmatched')} />
            </span>
          ),
        width: 10,
        grow: 3,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'importerName',
        title: t('lines.importer'),
        cell: ({ importerName }) => importerName,
        width: 10,
        grow: 2,
        sort: 'ascending',
      },
      {
        key: 'importerNumber',
        title: t('lines.filters.importerNumber'),
        cell: ({ importerNumber }) => importerNumber,
        isCode: true,
        width: 8,
      },
      {
        key: 'portCode',
        title: t('lines.port'),
        cell: ({ portCode, portName }) => (
          <>
            {portCode ?? '–'}
            {portName === null ? null : <span className="cell-note">{portName}</span>}
          </>
        ),
        width: 8.5,
        grow: 1,
        sort: 'ascending',
      },
      {
        key: 'htsCode',
        isCode: true,
        title: t('lines.hts'),
        cell: ({ htsCode, covered }) => (
          <>
            {htsCodeShown(htsCode)}
            {covered ? null : <span className="cell-note">{t('lines.notCovered')}</span>}
          </>
        ),
        width: 6.75,
        grow: 0.5,
        sort: 'ascending',
      },
      {
        key: 'quantity',
        title: t('lines.quantity'),
        cell: ({ quantity, unit, needsQuantity }) => (
          <>
            {needsQuantity ? (
              <span className="cell-note is-flagged">{tImporters('quantity.needed')}</span>
            ) : null}
            {` ${format.quantityFigure(quantity)} ${unit}`}
          </>
        ),
        isFigure: true,
        width: 7,
        grow: 0.5,
        sort: 'descending',
      },
      {
        key: 'amountCollected',
        title: t('lines.collected'),
        cell: ({ amountCollected }) => format.amount(amountCollected),
        isFigure: true,
        card: 'beside-name',
        sort: 'descending',
      },
      {
        key: 'amountExpected',
        title: t('lines.expected'),
        cell: (line) => amountOr(line.amountExpected),
        isFigure: true,
      },
      {
        key: 'variance',
        title: t('lines.variance'),
        cell: ({ variance, varianceFlagged }) => (
          <>
            {varianceFlagged ? <StatusBadge tone="bad" label={t('lines.flagged')} /> : null}
            {` ${amountOr(variance)}`}
          </>
        ),
        isFigure: true,
        width: 6.5,
        grow: 0.5,
        card: 'named',
        sort: 'descending',
      },
      {
        key: 'amountRefunded',
        title: t('lines.refunded'),
        cell: (line) => format.amount(line.amountRefunded),
        isFigure: true,
      },
    ];
  }, [t, tImporters, format]);
}
