import { useTranslation } from 'react-i18next';
import { EarlierPeriods } from './EarlierPeriods';
import type { OpenPeriod } from './openPeriod';
import { OpenPeriodCard } from './OpenPeriodCard';

interface OpenPeriodListProps {
  readonly periods: readonly OpenPeriod[];
}

/** The periods a company still has to report, and apart from them those that it may. */
export function OpenPeriodList({ periods }: OpenPeriodListProps) {
  const { t } = useTranslation('reportForm');
  const asked = periods.filter(({ state }) => state !== 'earlier');
  const earlier = periods.filter(({ state }) => state === 'earlier');
  const first = asked.find(({ state }) => state !== 'running');
  return (
    <>
      {asked.length === 0 ? (
        <p className="surface">{t('open.none')}</p>
      ) : (
        <ul className="open-periods">
          {asked.map((period) => (
            <OpenPeriodCard
              key={`${period.fiscalYear} ${period.index}`}
              period={period}
              isFirst={period === first}
            />
          ))}
        </ul>
      )}
      {earlier.length === 0 ? null : <EarlierPeriods periods={earlier} />}
    </>
  );
}
