import { useTranslation } from 'react-i18next';
import { urgencyOf } from './homeFigures';

interface DaysLeftProps {
  readonly days: number;
}

/** How long until a deadline, in words; color only underlines them. */
export function DaysLeft({ days }: DaysLeftProps) {
  const { t } = useTranslation('home');
  const text =
    days === 0
      ? t('company.today')
      : days < 0
        ? t('company.daysOver', { count: -days })
        : t('company.daysLeft', { count: days });
  return <span className={`days-left is-${urgencyOf(days)}`}>{text}</span>;
}
