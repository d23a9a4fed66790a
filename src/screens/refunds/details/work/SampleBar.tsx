import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../../api/base/errorMessage';
import { readApiFailure } from '../../../../api/base/readApiFailure';
import { useGetBulkApprovalQuery, useOpenSampledClaimMutation } from '../../../../api/refunds/bulkApprovals';
import { LoadFailure } from '../../../../components/LoadFailure';
import { useFormat, useLanguage } from '../../../../i18n/useFormat';
import { approvalPath, sampledClaimPath } from '../../sampledClaimPath';

interface SampleBarProps {
  readonly approvalId: string;
  readonly claimId: string;
}

/** Over a claim that was opened as one of a sample: notes that it is on screen, and leads on through the sample. */
export function SampleBar({ approvalId, claimId }: SampleBarProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const language = useLanguage();
  const { data } = useGetBulkApprovalQuery({ params: { id: approvalId } });
  const [note, { error }] = useOpenSampledClaimMutation();
  const failure = readApiFailure(error);
  const isNew = data?.sample.some((claim) => claim.claimId === claimId && !claim.isOpened) === true;
  useEffect(() => {
    if (isNew) void note({ params: { id: approvalId }, body: { claimId } });
  }, [isNew, note, approvalId, claimId]);
  if (failure !== null && isNew)
    return (
      <LoadFailure
        message={`${t('approval.noteFailed')} ${errorMessage(failure, language)}`}
        onRetry={() => void note({ params: { id: approvalId }, body: { claimId } })}
      />
    );
  if (data === undefined) return null;
  const opened = data.sample.filter(({ isOpened }) => isOpened).length;
  const next = data.sample.find((claim) => !claim.isOpened && claim.claimId !== claimId);
  return (
    <nav className="sample-bar no-print" aria-label={t('approval.sample')}>
      <span>
        {t('approval.inSample', { opened: format.count(opened), all: format.count(data.sample.length) })}
      </span>
      {next === undefined ? null : (
        <Link to={sampledClaimPath(next.claimId, approvalId)}>{t('approval.next')}</Link>
      )}
      <Link to={approvalPath(approvalId)}>{t('approval.toApproval')}</Link>
    </nav>
  );
}
