import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useListAnnualRunsQuery } from '../../../api/refunds/annualRuns';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { RunTable } from './RunTable';
import { StartRun } from './StartRun';

/** Starts a run for a year, and leads to the earlier ones. */
export function RunsView() {
  const { t } = useTranslation('annualRun');
  const language = useLanguage();
  const { data, error, refetch } = useListAnnualRunsQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = readApiFailure(error);
  return (
    <>
      <PageHeader title={t('runs')} lead={t('lead')} />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={6} />
        ) : null
      ) : (
        <>
          <StartRun years={data.years} />
          <RunTable runs={data.runs} />
        </>
      )}
    </>
  );
}
