import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import type { Column } from '../../../components/list/listTypes';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { statusShown, toneOf } from '../batchStage';

/** Stands out of sight until asked for. */
export const RARE_BATCH_COLUMNS: readonly string[] = ['uploadedBy', 'rowsDuplicate'];

/** Columns of the list of files. */
export function useBatchColumns(): readonly Column<CustomsBatch>[] {
  const { t } = useTranslation('customs');
  const { t: statusWord } = useTranslation('batchStatus');
  const format = useFormat();
  return useMemo((): readonly Column<CustomsBatch>[] => {
    const count = (
      key: string,
      title: string,
      textOf: (batch: CustomsBatch) => number,
    ): Column<CustomsBatch> => ({
      key,
      title,
      cell: (batch) => format.count(textOf(batch)),
      isFigure: true,
      width: 5,
    });
    return [
      {
        key: 'fileName',
        title: t('batches.file'),
        cell: ({ fileName }) => fileName,
        width: 14,
        grow: 2,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'status',
        title: t('batches.status'),
        cell: (batch) => <StatusBadge tone={toneOf(batch)} label={statusWord(statusShown(batch))} />,
        width: 8,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'uploadedAt',
        title: t('batches.uploadedAt'),
        cell: ({ uploadedAt }) => format.instant(uploadedAt),
        width: 12,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'uploadedBy',
        title: t('batches.uploadedBy'),
        cell: ({ uploadedBy }) => uploadedBy.name,
        grow: 1,
      },
      { ...count('rowsTotal', t('batches.rows'), ({ rowsTotal }) => rowsTotal), sort: 'descending' },
      count('rowsGood', t('batches.good'), ({ rowsGood }) => rowsGood),
      { ...count('rowsFaulty', t('batches.faulty'), ({ rowsFaulty }) => rowsFaulty), card: 'named' },
      count('rowsDuplicate', t('batches.duplicate'), ({ rowsDuplicate }) => rowsDuplicate),
      {
        key: 'amountCollected',
        title: t('batches.amount'),
        cell: ({ amountCollected }) => format.amount(amountCollected),
        width: 7.5,
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
    ];
  }, [t, statusWord, format]);
}
