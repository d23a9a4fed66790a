import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetRefundQuery } from '../../../api/refunds/claims';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { claimDecided } from '../../../state/outcomes';
import { useCompanySide } from '../useCompanySide';
import { usePolling } from '../usePolling';
import { useQueueNavigation } from './useQueueNavigation';
import { RefundRecord } from './RefundRecord';
import { SampleBar } from './work/SampleBar';
import { useVerificationUndo } from './work/useVerificationUndo';
import { ClaimWorkspace } from './work/ClaimWorkspace';
import '../refunds.scss';
import '../workspace.scss';

/** Where the focus goes when the button that had it is gone and no other claim comes (H102). */
function focusHeading(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
  });
}

/** One claim, by the id in the address. What was shown of another claim never stays under this one's heading (H43). */
export function RefundDetailsScreen() {
  const { t } = useTranslation('refund');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const [address] = useSearchParams();
  const side = useCompanySide();
  const id = address.get('id');
  const pollingInterval = usePolling();
  const {
    currentData: claim,
    error,
    refetch,
  } = useGetRefundQuery(id === null ? skipToken : { params: { id } }, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const walk = useQueueNavigation(id, side === 'staff' ? address.get('queue') : null);
  // The next claim is here before it is asked for. Its documents are not: opening one is recorded.
  const next = walk?.nextId;
  useGetRefundQuery(next === undefined ? skipToken : { params: { id: next } });
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const undo = useVerificationUndo(claim, (claimId) => {
    if (claimId !== id) void navigate(walk?.addressOf(claimId) ?? `/refunds/details?id=${claimId}`);
  });
  const failure = readApiFailure(error);
  if (claim !== undefined) {
    const approval = address.get('approval');
    return side === 'staff' ? (
      <>
        {approval === null ? null : <SampleBar approvalId={approval} claimId={claim.id} />}
        <ClaimWorkspace
          key={claim.id}
          claim={claim}
          onReload={() => void refetch()}
          walk={walk}
          undo={undo}
          onVerified={(verified, checks) => {
            undo.offer(verified, checks);
            if (walk?.next === undefined) focusHeading();
            else void navigate(walk.next);
          }}
          onDecided={(action) => {
            if (walk?.next === undefined || walk.nextId === undefined) return;
            dispatch(claimDecided({ id: claim.id, number: claim.number, action, next: walk.nextId }));
            void navigate(walk.next);
          }}
        />
      </>
    ) : (
      <RefundRecord key={claim.id} claim={claim} onReload={() => void refetch()} />
    );
  }
  return (
    <>
      <PageHeader title={titles('refunddetails.title')} />
      {id === null ? <p>{t('missing')}</p> : failure === null ? <SkeletonLines count={8} /> : null}
      {failure === null ? null : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
      {id === null || failure !== null ? (
        <Button tag={Link} color="secondary" outline to={side === 'staff' ? '/admin/refunds' : '/refunds'}>
          {t('toList')}
        </Button>
      ) : null}
    </>
  );
}
