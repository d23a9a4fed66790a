import { useTranslation } from 'react-i18next';
import { useLanguage } from './useFormat';

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

/** Names a report's period in words: a quarter, or the month of that number in the fiscal year's calendar. */
export function usePeriodName(): (period: string) => string {
  const { t } = useTranslation('components');
  const language = useLanguage();
  return (period) => {
    const quarter = QUARTERS.find((name) => name === period);
    if (quarter !== undefined) return t(`periods.${quarter}`);
    if (!/^(0[1-9]|1[0-2])$/.test(period)) return period;
    const month = new Date(`2001-${period}-01T00:00:00Z`);
    return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(month);
  };
}
