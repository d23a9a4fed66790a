import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsLine } from '../../../../contract/entities/customs';
import { useLineColumns } from '../../../components/columns/useLineColumns';
import type { Column } from '../../../components/list/listTypes';
import { useFormat } from '../../../i18n/useFormat';

/** Stands out of sight until asked for, so that the difference itself is in view at 1280 pixels. */
export const RARE_VARIANCE_COLUMNS: readonly string[] = ['importerName', 'importerNumber', 'portCode'];

const SHOWN = [
  'entryNumber',
  'entryDate',
  'companyName',
  'importerName',
  'importerNumber',
  'portCode',
  'htsCode',
  'quantity',
];
const AMOUNTS = ['amountCollected', 'amountExpected'];

/** The entry lines' columns as far as a difference is judged by them, and the difference itself, sorted by its size. */
export function useVarianceColumns(): readonly Column<CustomsLine>[] {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const columns = useLineColumns();
  return useMemo((): readonly Column<CustomsLine>[] => {
    return [
      ...columns.filter(({ key }) => SHOWN.includes(key)),
      ...columns.filter(({ key }) => AMOUNTS.includes(key)),
      {
        key: 'differenceSize',
        title: t('variance.difference_usd'),
        cell: ({ variance, varianceFlagged }) => (
          <span className={varianceFlagged ? 'fw-semibold' : undefined}>
            {variance === null ? '–' : format.amount(variance)}
          </span>
        ),
        isFigure: true,
        width: 6.5,
        card: 'named',
        sort: 'descending',
      },
    ];
  }, [t, format, columns]);
}
