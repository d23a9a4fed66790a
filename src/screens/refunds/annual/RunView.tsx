import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetAnnualRunQuery } from '../../../api/refunds/annualRuns';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { ImporterList } from './ImporterList';
import { RunFacts } from './RunFacts';
import { RunLetters } from './RunLetters';
import { RunProgress } from './RunProgress';
import { RunTotals } from './RunTotals';
import { RUN_TONES } from './runTones';
import { useRunPolling } from './useRunPolling';

/** One run: how far it is, its totals, the letters, and every importer with its amount or why it has none. */
export function RunView({ id }: { readonly id: string }) {
  const { t } = useTranslation('annualRun');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const pollingInterval = useRunPolling(id);
  const { data: run, error, refetch } = useGetAnnualRunQuery({ params: { id } }, { pollingInterval });
  const failure = readApiFailure(error);
  return (
    <div className="record">
      <nav aria-label={t('runs')}>
        <Link to="/admin/refunds/annual">{t('runs')}</Link>
      </nav>
      <PageHeader
        title={run === undefined ? titles('adminannualrun.title') : t('title', { year: run.fiscalYear })}
        badge={
          run === undefined ? undefined : (
            <StatusBadge tone={RUN_TONES[run.status]} label={t(`statuses.${run.status}`)} />
          )
        }
      />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('runFailed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {run === undefined ? (
        failure === null ? (
          <SkeletonLines count={8} />
        ) : null
      ) : (
        <>
          <RunProgress run={run} />
          {run.status === 'Running' ? null : (
            <>
              <RunFacts run={run} />
              <RunTotals run={run} />
            </>
          )}
          {run.status === 'Finished' ? <RunLetters run={run} /> : null}
          <ImporterList run={run} />
        </>
      )}
    </div>
  );
}
