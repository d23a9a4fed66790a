import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetAmendmentEffectsQuery } from '../../../api/reports/filing';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';
import { EffectsTable } from '../EffectsTable';

interface WaitingEffectsProps {
  readonly report: Pick<ReportRecord, 'id' | 'unit'>;
}

/** What a waiting amendment would change if it were accepted now. */
export function WaitingEffects({ report }: WaitingEffectsProps) {
  const { t } = useTranslation('reportRecord');
  const language = useLanguage();
  const { data, error, refetch } = useGetAmendmentEffectsQuery({ params: { id: report.id } });
  const failure = readApiFailure(error);
  return (
    <section className="surface" aria-labelledby="waiting-effects">
      <h2 id="waiting-effects">{t('effects.title')}</h2>
      <p>{t('effects.about')}</p>
      {data === null ? null : data !== undefined ? (
        <EffectsTable effects={data} unit={report.unit} />
      ) : failure === null ? (
        <SkeletonLines count={4} />
      ) : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
