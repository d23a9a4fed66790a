import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { VERIFIER_STATUSES } from '../../../../domain/refundStates';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetWorkloadQuery } from '../../../api/refunds/assignments';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { selectRoles } from '../../../state/session';
import { usePolling } from '../usePolling';
import { AssignClaims } from './AssignClaims';
import { AssignmentUndo, type DoneAssignment } from './AssignmentUndo';
import type { ClaimSelection } from './bulkSelection';
import { QueuePills } from './QueuePills';
import { withPill } from './queues';
import { WorkloadTable } from './WorkloadTable';

/** All claims that wait for a verifier and are assigned to no one. */
const UNASSIGNED: ClaimSelection = {
  kind: 'all-matching',
  filters: { assignee: 'none', status: VERIFIER_STATUSES.join(',') },
  except: [],
};

/** A lead's view: who has how many claims, how old they are, who is away, and one button that shares out the rest. */
export function WorkloadView() {
  const { t } = useTranslation('refunds');
  const { t: titles } = useTranslation('screens');
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const mayVerify = useSelector(selectRoles).some((role) => role === 'verifier' || role === 'admin');
  const pollingInterval = usePolling();
  const { data, error, refetch } = useGetWorkloadQuery(undefined, { pollingInterval });
  const [assigned, setAssigned] = useState<DoneAssignment | null>(null);
  const failure = readApiFailure(error);
  const count = data?.unassigned.claims ?? 0;
  return (
    <>
      <PageHeader
        isList
        title={titles('adminrefunds.title')}
        view={t('queue.workload')}
        views={
          <QueuePills
            at="workload"
            mayAssign
            mayVerify={mayVerify}
            onChoose={(pill) => {
              if (pill === 'workload') return;
              const search = new URLSearchParams(withPill({}, pill)).toString();
              void navigate(`/admin/refunds?${search === '' ? 'view=all' : search}`);
            }}
          />
        }
        actions={
          count === 0 ? undefined : (
            <AssignClaims
              isPrimary
              label={t('workload.assignAll', { count, shown: format.count(count) })}
              selection={UNASSIGNED}
              onDone={(result, to) => {
                setAssigned({ result, to });
              }}
            />
          )
        }
      />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('workload.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={6} />
        ) : null
      ) : (
        <WorkloadTable workload={data} />
      )}
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
