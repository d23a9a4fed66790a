import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useListOpenPeriodsQuery } from '../../api/reports/filing';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { OpenPeriodList } from './OpenPeriodList';

interface OpenPeriodsProps {
  /** Under what heading they stand; their names are one level below. */
  readonly title: string;
}

/** The periods still to report, asked for again each time they come on screen: drafts come and go without a word. */
export function OpenPeriods({ title }: OpenPeriodsProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const { data, error, refetch } = useListOpenPeriodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = readApiFailure(error);
  return (
    <section aria-labelledby="open-periods" className="open-periods-part">
      <h2 id="open-periods">{title}</h2>
      {data !== undefined ? (
        <OpenPeriodList periods={data} />
      ) : failure === null ? (
        <SkeletonLines count={4} />
      ) : (
        <LoadFailure
          message={`${t('periodsFailed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
