import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsLine } from '../../../contract/entities/customs';
import { parseEntryNumber } from '../../../domain/entryNumber';
import type { Column } from '../list/listTypes';
import { StatusBadge } from '../record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { entryNumberShown, htsCodeShown } from './entryNumberShown';

/** Of the entry lines these columns stand out of sight until asked for. */
export const RARE_LINE_COLUMNS: readonly string[] = ['companyName', 'amountExpected', 'amountRefunded'];

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
            {entryNumberShown(entryNumber)} / {lineNo}
            {parseEntryNumber(entryNumber).ok ? null : (
              <>
                <br />
                <span className="cell-note is-flagged">{t('lines.wrongDigit')}</span>
              </>
            )}
          </>
        ),
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'entryDate',
        isWhole: true,
        title: t('lines.entryDate'),
        cell: ({ entryDate, adjustmentSeq }) => (
          <>
            {format.date(entryDate)}
            {adjustmentSeq === 0 ? null : (
              <span className="cell-note">{t('lines.adjustment', { number: adjustmentSeq })}</span>
            )}
          </>
        ),
        sort: 'descending',
      },
      {
        key: 'importerName',
        title: t('lines.importer'),
        cell: ({ importerName, importerNumber, companyName }) => (
          <>
            {importerName}
            <span className="cell-note figure">{importerNumber}</span>
            {companyName === null ? <StatusBadge tone="waiting" label={t('lines.unmatched')} /> : null}
          </>
        ),
        sort: 'ascending',
      },
      {
        key: 'companyName',
        title: t('lines.company'),
        cell: ({ companyName }) => companyName ?? t('lines.unmatched'),
        sort: 'ascending',
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
        sort: 'ascending',
      },
      {
        key: 'htsCode',
        title: t('lines.hts'),
        cell: ({ htsCode, covered }) => (
          <>
            <span className="figure">{htsCodeShown(htsCode)}</span>
            {covered ? null : <span className="cell-note">{t('lines.notCovered')}</span>}
          </>
        ),
        sort: 'ascending',
      },
      {
        key: 'quantity',
        title: t('lines.quantity'),
        cell: ({ quantity, unit, needsQuantity }) => (
          <>
            {format.quantityFigure(quantity)} {unit}
            {needsQuantity ? (
              <span className="cell-note is-flagged">{tImporters('quantity.needed')}</span>
            ) : null}
          </>
        ),
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountCollected',
        title: t('lines.collected'),
        cell: ({ amountCollected }) => format.amount(amountCollected),
        isFigure: true,
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
            {amountOr(variance)}
            {varianceFlagged ? <span className="cell-note is-flagged">{t('lines.flagged')}</span> : null}
          </>
        ),
        isFigure: true,
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
