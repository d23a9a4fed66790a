import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useDiscardRefundDraftMutation } from '../../../api/refunds/claims';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectOwner } from '../../../state/session';
import { useCompanySide } from '../useCompanySide';
import { ClaimReceipt } from './ClaimReceipt';
import { ClaimWizard } from './ClaimWizard';
import { NoClaimHere } from './NoClaimHere';
import { begunWith } from './begunWith';
import { useFoundClaim } from './useFoundClaim';
import '../refunds.scss';

/** A new refund claim, or the receipt of the one just sent. */
export function RefundCreateScreen() {
  const { t } = useTranslation('claim');
  const { t: titles } = useTranslation('screens');
  const [address] = useSearchParams();
  const side = useCompanySide();
  const sent = address.get('sent');
  if (sent !== null) return <ClaimReceipt claimId={sent} />;
  return (
    <>
      <PageHeader title={titles('refundscreate.title')} lead={t('lead')} />
      {side === 'company' ? <Writing /> : <NoClaimHere side={side} />}
    </>
  );
}

function Writing() {
  const language = useLanguage();
  const navigate = useNavigate();
  const owner = useSelector(selectOwner);
  // The pages of the form replace the address; the link that led here counts.
  const [link] = useState(useSearchParams()[0]);
  const [attempt, setAttempt] = useState(0);
  const [discard] = useDiscardRefundDraftMutation();
  const finding = useFoundClaim(owner, attempt);
  const found = useMemo(
    () => (finding.kind === 'found' ? begunWith(finding.claim, link) : null),
    [finding, link],
  );
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
  if (found === null) return null;
  return (
    <ClaimWizard
      key={attempt}
      owner={owner}
      found={found}
      onSubmitted={({ id }) => {
        // In place of the review page: going back does not lead to a form that was sent.
        void navigate(`?sent=${id}`, { replace: true });
      }}
      onDiscard={async () => {
        const failure = readApiFailure((await discard(undefined)).error);
        if (failure !== null) return errorMessage(failure, language);
        void navigate('?', { replace: true });
        setAttempt(attempt + 1);
        return null;
      }}
    />
  );
}
