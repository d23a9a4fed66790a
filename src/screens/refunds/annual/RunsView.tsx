import { useTranslation } from 'react-i18next';
import type { AnnualRunSummary } from '../../../../contract/entities/annualRun';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useListAnnualRunsQuery } from '../../../api/refunds/annualRuns';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
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
          <HowLong runs={data.runs} />
          <HowItWorks />
          <RunTable runs={data.runs} />
        </>
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

/** How long a run takes, and how the last one that came to its end did. */
function HowLong({ runs }: { readonly runs: readonly AnnualRunSummary[] }) {
  const { t } = useTranslation('annualRun');
  const format = useFormat();
  const last = runs.find(({ status, endedAt }) => status === 'Finished' && endedAt !== null);
  if (last?.endedAt == null) return <p>{t('howLong')}</p>;
  const took = Date.parse(last.endedAt) - Date.parse(last.startedAt);
  return (
    <p>
      {t('howLong')}{' '}
      {t('last', {
        year: last.fiscalYear,
        date: format.dayOf(last.startedAt),
        importers: format.count(last.importers),
        minutes: t('minutes', { count: Math.max(1, Math.ceil(took / MINUTE_MS)) }),
        claimable: format.count(last.claimable),
        total: format.money(last.total),
      })}
    </p>
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
