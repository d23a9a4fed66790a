import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { companyOf } from '../../../../domain/permissions';
import { mayCreateRefund } from '../../../../domain/refundPermissions';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { forgetDraft } from '../../../api/drafts/draftStore';
import {
  refundsApi,
  useDiscardRefundDraftMutation,
  useListRefundDraftsQuery,
} from '../../../api/refunds/claims';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { useLanguage } from '../../../i18n/useFormat';
import { selectOwner } from '../../../state/session';
import { ClaimDrafts } from '../ClaimDrafts';
import { useCompanySide } from '../useCompanySide';
import { ClaimReceipt } from './ClaimReceipt';
import { ClaimWizard } from './ClaimWizard';
import { FiledBefore } from './FiledBefore';
import { NoClaimHere } from './NoClaimHere';
import { fromLink } from './fromLink';
import { MISSING, stepIn } from './claimSteps';
import { claimDraftName, draftKeyIn } from './storedClaim';
import { useFoundClaim } from './useFoundClaim';
import { useUnsavedDraft } from './useUnsavedDraft';
import '../refunds.scss';

/** A new refund claim, or the receipt of the one just sent. */
export function RefundCreateScreen() {
  const { t } = useTranslation('claim');
  const { t: titles } = useTranslation('screens');
  const [address] = useSearchParams();
  const side = useCompanySide();
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayCreateRefund(actor, { companyId: companyOf(actor), isRefundEligible: true }));
  const sent = address.get('sent');
  if (sent !== null) return <ClaimReceipt claimId={sent} />;
  const draftKey = draftKeyIn(address);
  const isFirstPage = stepIn(address.get('step')) === 'basis' && address.get('step') !== MISSING;
  return (
    <>
      <PageHeader title={titles('refundscreate.title')} {...(isFirstPage ? { lead: t('lead') } : {})} />
      {side !== 'company' ? (
        <NoClaimHere side={side} />
      ) : refusal !== undefined ? (
        <p className="surface">{refusal}</p>
      ) : draftKey === null ? (
        <Beginning />
      ) : (
        <Writing key={draftKey} draftKey={draftKey} />
      )}
    </>
  );
}

/** An address that names no draft begins a new one, or opens the one that was begun for its year and reason. */
function Beginning() {
  const language = useLanguage();
  const [link] = useSearchParams();
  const [newKey] = useState(() => nanoid());
  const unsaved = useUnsavedDraft(useSelector(selectOwner));
  const {
    data: drafts,
    error,
    isFetching,
    refetch,
  } = useListRefundDraftsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = readApiFailure(error);
  if (isFetching || unsaved === undefined) return <SkeletonLines count={8} />;
  // Without the server a new claim can be begun all the same: it is kept on this device.
  if (failure !== null && failure.kind !== 'unreachable')
    return <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />;
  const begun = (drafts ?? []).find(
    ({ fiscalYear, reason }) => reason === link.get('reason') && fiscalYear?.toString() === link.get('year'),
  );
  const address = new URLSearchParams(link);
  address.set('draft', begun?.key ?? (link.has('year') ? newKey : (unsaved ?? newKey)));
  return <Navigate replace to={`?${address.toString()}`} />;
}

function Writing({ draftKey }: { readonly draftKey: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const owner = useSelector(selectOwner);
  // The pages of the form replace the address; the link that led here counts.
  const [address] = useSearchParams();
  const [link] = useState(address);
  const [attempt, setAttempt] = useState(0);
  const dispatch = useApiDispatch();
  const [discard] = useDiscardRefundDraftMutation();
  // Looks again without beginning the form again: only an answer that it was submitted takes the form away.
  const [looks, setLooks] = useState(0);
  const lookAgain = useCallback(() => {
    setLooks((before) => before + 1);
  }, []);
  const finding = useFoundClaim(owner, draftKey, attempt, looks);
  // A copy of this device does not know who prepared it; without the server, what the list of drafts said last still holds.
  const { preparer } = refundsApi.endpoints.listRefundDrafts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      preparer: data?.find(({ key }) => key === draftKey)?.preparedBy ?? null,
    }),
  });
  const found = useMemo(() => {
    if (finding.kind !== 'found') return null;
    const { claim } = finding;
    return fromLink({ ...claim, preparedBy: claim.preparedBy ?? preparer }, link);
  }, [finding, link, preparer]);
  if (finding.kind === 'looking') return <SkeletonLines count={8} />;
  if (finding.kind === 'failed') {
    return (
      <LoadFailure
        message={errorMessage(finding.failure, language)}
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (finding.kind === 'filed') return <FiledBefore claim={finding.claim} />;
  if (found === null) return null;
  // A notice leads here: what it was about was signed or taken back since, and is on that list as it is now.
  if (link.get('to') === 'sign' && found.origin === 'new') return <Navigate to="/refunds" replace />;
  return (
    <>
      {found.origin === 'new' && stepIn(address.get('step')) === 'basis' ? (
        <ClaimDrafts except={draftKey} />
      ) : null}
      <ClaimWizard
        key={attempt}
        owner={owner}
        draftKey={draftKey}
        found={found}
        onSubmitted={({ id }) => {
          // In place of the review page: going back does not lead to a form that was sent.
          void navigate(`?sent=${id}`, { replace: true });
        }}
        onFiledBefore={lookAgain}
        onDiscard={async () => {
          const failure = readApiFailure((await discard({ params: { key: draftKey } })).error);
          if (failure !== null) return errorMessage(failure, language);
          // Before the form begins again, or it would find the copy.
          await dispatch(forgetDraft(owner, claimDraftName(draftKey)));
          if (found.preparedBy !== null) {
            void navigate('/refunds', { replace: true });
            return null;
          }
          void navigate(`?draft=${draftKey}`, { replace: true });
          setLooks(0);
          setAttempt(attempt + 1);
          return null;
        }}
      />
    </>
  );
}
