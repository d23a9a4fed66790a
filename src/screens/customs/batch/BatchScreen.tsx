import { useTranslation } from 'react-i18next';
import { useGetCustomsBatchQuery } from '../../../api/customs/files';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { CustomsTabs } from '../CustomsTabs';
import { BatchRecord } from './BatchRecord';
import { useBatchPolling } from './useBatchPolling';

interface BatchScreenProps {
  readonly id: string;
}

/** One Customs file; asked for again by itself while the server is at work on it. */
export function BatchScreen({ id }: BatchScreenProps) {
  const { t } = useTranslation('customs');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const pollingInterval = useBatchPolling(id);
  const { data, error, refetch } = useGetCustomsBatchQuery({ params: { id } }, { pollingInterval });
  const failure = readApiFailure(error);
  if (data !== undefined) return <BatchRecord batch={data} />;
  return (
    <>
      <PageHeader title={titles('admincustoms.title')} />
      <CustomsTabs at="files" />
      {failure === null ? (
        <SkeletonLines count={8} />
      ) : (
        <LoadFailure
          message={`${t('batch.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
