import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { DataList } from '../../../components/list/DataList';
import { useKeysSwitch } from '../../shared/useKeysSwitch';
import { nothingSelected } from '../../../components/list/selection';
import { useSelection } from '../../../components/list/useSelection';
import { inQueue } from '../../../components/record/queueNavigation';
import { PageHeader } from '../../../components/PageHeader';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectRoles } from '../../../state/session';
import { KeysHelp } from '../KeysHelp';
import { RARE_CLAIM_COLUMNS, useClaimColumns } from '../useClaimColumns';
import { useClaimFilters } from '../useClaimFilters';
import { useMayAssign } from '../useMayAssign';
import { usePolling } from '../usePolling';
import { ApproveSelected } from './ApproveSelected';
import { AssignClaims } from './AssignClaims';
import { AssignmentUndo, type DoneAssignment } from './AssignmentUndo';
import { selectionOf } from './bulkSelection';
import { BulkVerify } from './BulkVerify';
import { ClaimsExport } from '../../shared/ClaimsExport';
import { MINE, OPEN_STATUS, pillOf, withPill } from './queues';
import { QueuePills } from './QueuePills';

const MINE_ADDRESS = new URLSearchParams(MINE).toString();
const UNASSIGNED = `/admin/refunds?${new URLSearchParams({ assignee: 'none' }).toString()}`;

/** Claims of all companies, the nearest decision first. A verifier's list opens on their own. */
export function ClaimQueue() {
  const { t } = useTranslation('refunds');
  const { t: titles } = useTranslation('screens');
  const navigate = useNavigate();
  const filters = useClaimFilters(true);
  const [address] = useSearchParams();
  const roles = useSelector(selectRoles);
  const mayAssign = useMayAssign();
  const keysSwitch = useKeysSwitch();
  const [assigned, setAssigned] = useState<DoneAssignment | null>(null);
  const opensOnMine = roles.includes('verifier') && !roles.includes('admin');
  const { query, list } = useListScreen(
    'refundQueue',
    listAllRefunds.query,
    filters,
    RARE_CLAIM_COLUMNS.queue,
    opensOnMine ? MINE_ADDRESS : undefined,
  );
  // That their own claims are theirs need not be said in each row.
  const columns = useClaimColumns(list.state.filters['assignee'] === MINE.assignee ? 'mine' : 'queue');
  const [chosen, setChosen] = useSelection(list.state);
  const asked = query.status === undefined ? { ...query, status: OPEN_STATUS } : query;
  const mayVerify = roles.some((role) => role === 'verifier' || role === 'admin');
  const mayApprove = roles.some((role) => role === 'approver' || role === 'admin');
  const pollingInterval = usePolling();
  const answer = useListAnswer(useListAllRefundsQuery({ query: asked }, { pollingInterval }), t('failed'));
  const pill = pillOf(list.state.filters);
  const selection = selectionOf(chosen, asked);
  const clear = (): void => {
    setChosen(nothingSelected);
  };
  return (
    <>
      <PageHeader
        isList
        title={titles('adminrefunds.title')}
        views={
          <QueuePills
            at={pill}
            mayAssign={mayAssign}
            mayVerify={mayVerify}
            onChoose={(chosenPill) => {
              if (chosenPill === 'workload') void navigate('/admin/refunds?view=workload');
              else list.onChange({ filters: withPill(list.state.filters, chosenPill) });
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
        rowPath={({ id }) => inQueue(`/refunds/details?id=${id}`, address.toString())}
        searchHint={t('queue.search')}
        pageKeysAreOn={keysSwitch.areOn}
        empty={
          pill === 'mine' && list.state.q === ''
            ? {
                title: t('queue.mineEmpty'),
                text: t('queue.mineEmptyText'),
                isForFilters: true,
                action: <Link to={UNASSIGNED}>{t('queue.showUnassigned')}</Link>,
              }
            : { title: t('queue.empty'), text: t('queue.emptyText') }
        }
        tools={
          <>
            <ClaimsExport query={asked} />
            <KeysHelp
              keys={['row', 'openRow', ...(mayAssign ? (['select'] as const) : []), 'search', 'help']}
              {...keysSwitch}
            />
          </>
        }
        {...(mayAssign
          ? {
              selection: {
                chosen,
                onChange: setChosen,
                actions: (
                  <>
                    {selection === null ? null : (
                      <AssignClaims
                        label={t('assign.button')}
                        selection={selection}
                        onDone={(result, to) => {
                          setAssigned({ result, to });
                          clear();
                        }}
                      />
                    )}
                    {mayApprove && selection !== null ? <ApproveSelected selection={selection} /> : null}
                    {mayVerify ? <BulkVerify chosen={chosen} query={asked} onDone={clear} /> : null}
                  </>
                ),
              },
            }
          : {})}
      />
      {assigned === null ? null : (
        <AssignmentUndo
          key={assigned.result.id}
          done={assigned}
          onDismiss={() => {
            setAssigned(null);
          }}
        />
      )}
    </>
  );
}
