import { useTranslation } from 'react-i18next';
import { OpenPeriodCard } from './OpenPeriodCard';
import type { OpenPeriod } from './openPeriod';

interface EarlierPeriodsProps {
  readonly periods: readonly OpenPeriod[];
}

/** Periods of before the company was registered, which nobody asks for: folded away, with why and when to report one. */
export function EarlierPeriods({ periods }: EarlierPeriodsProps) {
  const { t } = useTranslation('reportForm');
  const isBegun = periods.some(({ hasDraft }) => hasDraft);
  return (
    <details className="earlier-periods" open={isBegun}>
      <summary>{t('open.earlier.title')}</summary>
      <p>{t('open.earlier.why')}</p>
      <ul className="open-periods">
        {periods.map((period) => (
          <OpenPeriodCard key={`${period.fiscalYear} ${period.index}`} period={period} isFirst={false} />
        ))}
      </ul>
    </details>
  );
}
