import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { listCustomsBatches } from '../../../../contract/endpoints/customs/files';
import { BATCH_STATUSES } from '../../../../contract/entities/customs';
import { TIMES } from '../../../../contract/limits';
import { useListCustomsBatchesQuery } from '../../../api/customs/files';
import { DataList } from '../../../components/list/DataList';
import type { Filter } from '../../../components/list/listTypes';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectMustPoll } from '../../../state/live';
import { RARE_BATCH_COLUMNS, useBatchColumns } from './useBatchColumns';

/** The files so far, newest first. */
export function BatchList() {
  const { t } = useTranslation('customs');
  const { t: status } = useTranslation('batchStatus');
  const mustPoll = useSelector(selectMustPoll);
  const columns = useBatchColumns();
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'status',
        label: t('batches.status'),
        kind: 'some-of',
        choices: BATCH_STATUSES.map((value) => ({ value, label: status(value) })),
      },
    ],
    [t, status],
  );
  const { query, list } = useListScreen(
    'customsBatches',
    listCustomsBatches.query,
    filters,
    RARE_BATCH_COLUMNS,
  );
  const answer = useListCustomsBatchesQuery({ query }, { pollingInterval: mustPoll ? TIMES.hubPollMs : 0 });
  return (
    <DataList
      {...list}
      tools={<ListExport list="customsFiles" query={query} />}
      {...useListAnswer(answer, t('batches.failed'))}
      name={t('batches.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/admin/customs?id=${id}`}
      searchHint={t('batches.search')}
      empty={{ title: t('batches.none'), text: t('batches.empty') }}
    />
  );
}
