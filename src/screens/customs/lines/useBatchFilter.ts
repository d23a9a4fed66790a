import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { id as idShape } from '../../../../contract/fields';
import { useGetCustomsBatchQuery } from '../../../api/customs/files';
import type { Filter } from '../../../components/list/listTypes';

/** The file the address narrows the lines to, by its name; none while none is chosen: a file's own page leads here. */
export function useBatchFilter(): readonly Filter[] {
  const { t } = useTranslation('customs');
  const id = useSearchParams()[0].get('batchId') ?? '';
  const isChosen = idShape.safeParse(id).success;
  const { currentData } = useGetCustomsBatchQuery({ params: { id } }, { skip: !isChosen });
  const name = currentData?.fileName ?? id;
  return useMemo(
    () =>
      isChosen
        ? [
            {
              key: 'batchId',
              label: t('batches.file'),
              kind: 'one-of',
              choices: [{ value: id, label: name }],
            },
          ]
        : [],
    [t, isChosen, id, name],
  );
}
