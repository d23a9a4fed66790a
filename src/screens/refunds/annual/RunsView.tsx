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
          <HowItWorks />
          <RunTable runs={data.runs} />
        </>
      )}
    </>
  );
}

/** What a run does, for whoever starts one once a year. */
function HowItWorks() {
  const { t } = useTranslation('annualRun');
  return (
    <details className="surface mb-4">
      <summary>{t('how.title')}</summary>
      <ol className="mt-3 mb-0">
        {(['calculate', 'review', 'letters', 'claim'] as const).map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
    </details>
  );
}
