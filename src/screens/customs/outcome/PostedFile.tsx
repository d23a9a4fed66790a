import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetBatchOutcomeQuery } from '../../../api/customs/importers';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { OutcomeCounts } from './OutcomeCounts';
import { ReversedFile } from './ReversedFile';

interface PostedFileProps {
  readonly batch: CustomsBatch;
  /** It was posted while this page was open, so the outcome gets the focus. */
  readonly isNews: boolean;
}

/** What a posted file led to; of one that was rolled back, who did so and why. */
export function PostedFile({ batch, isNews }: PostedFileProps) {
  const { t } = useTranslation('customsImporters');
  const language = useLanguage();
  const { currentData, error, refetch } = useGetBatchOutcomeQuery({ params: { id: batch.id } });
  const failure = readApiFailure(error);
  if (currentData === undefined) {
    return failure === null ? (
      <SkeletonLines count={4} />
    ) : (
      <LoadFailure
        message={`${t('outcome.failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (currentData.takenBack !== null) return <ReversedFile reversal={currentData.takenBack} />;
  return <OutcomeCounts batch={batch} outcome={currentData} isNews={isNews} />;
}
