import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { DataList } from '../../../components/list/DataList';
import { withFilter } from '../../../components/list/FilterPanel';
import { nothingSelected } from '../../../components/list/selection';
import { useSelection } from '../../../components/list/useSelection';
import { PageHeader } from '../../../components/PageHeader';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectRoles } from '../../../state/session';
import { KeysHelp } from '../KeysHelp';
import { RARE_CLAIM_COLUMNS, useClaimColumns } from '../useClaimColumns';
import { useClaimFilters } from '../useClaimFilters';
import { usePolling } from '../usePolling';
import { BulkVerify } from './BulkVerify';
import { QueueExport } from './QueueExport';
import { OPEN_STATUS } from './queues';
import { QueuePills } from './QueuePills';
import '../refunds.scss';

/** The staff's work: claims of all companies, the nearest decision first. */
export function RefundQueueScreen() {
  const { t } = useTranslation('refunds');
  const { t: titles } = useTranslation('screens');
  const filters = useClaimFilters(true);
  const [address] = useSearchParams();
  const roles = useSelector(selectRoles);
  const [keysAreOn, setKeysOn] = useState(true);
  const columns = useClaimColumns(true);
  const { query, list } = useListScreen(
    'refundQueue',
    listAllRefunds.query,
    filters,
    RARE_CLAIM_COLUMNS.queue,
  );
  const [chosen, setChosen] = useSelection(list.state);
  const asked = query.status === undefined ? { ...query, status: OPEN_STATUS } : query;
  const mayVerify = roles.some((role) => role === 'verifier' || role === 'admin');
  const pollingInterval = usePolling();
  const answer = useListAnswer(useListAllRefundsQuery({ query: asked }, { pollingInterval }), t('failed'));
  return (
    <>
      <PageHeader
        isList
        title={titles('adminrefunds.title')}
        views={
          <QueuePills
            status={list.state.filters['status'] ?? ''}
            onChoose={(status) => {
              list.onChange({ filters: withFilter(list.state.filters, 'status', status) });
            }}
          />
        }
      />
      <DataList
        {...list}
        {...answer}
        name={t('queue.name')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) =>
          `/refunds/details?${new URLSearchParams({ id, queue: address.toString() }).toString()}`
        }
        searchHint={t('queue.search')}
        pageKeysAreOn={keysAreOn}
        empty={{ title: t('queue.empty'), text: t('queue.emptyText') }}
        tools={
          <>
            <QueueExport query={asked} />
            <KeysHelp keys={['row', 'openRow', 'help']} areOn={keysAreOn} onSwitch={setKeysOn} />
          </>
        }
        {...(mayVerify
          ? {
              selection: {
                chosen,
                onChange: setChosen,
                actions: (
                  <BulkVerify
                    chosen={chosen}
                    query={asked}
                    onDone={() => {
                      setChosen(nothingSelected);
                    }}
                  />
                ),
              },
            }
          : {})}
      />
    </>
  );
}
