import { useTranslation } from 'react-i18next';
import type { ExemptionSummary } from '../../../contract/entities/summaries';
import { useFormat } from '../../i18n/useFormat';

interface DecisionClockProps {
  readonly exemption: Pick<ExemptionSummary, 'decisionDue' | 'decisionDaysLeft' | 'isPaused'>;
}

/** The day a decision is due, with the days left, and whether the clock is paused. */
export function DecisionClock({ exemption }: DecisionClockProps) {
  const { t } = useTranslation('exemptions');
  const format = useFormat();
  const { decisionDue, decisionDaysLeft: left, isPaused } = exemption;
  if (decisionDue === null) return <>{isPaused ? t('clock.waiting') : '–'}</>;
  const word =
    left === null
      ? null
      : isPaused
        ? t('clock.paused', { count: left })
        : left < 0
          ? t('clock.over', { count: -left })
          : left === 0
            ? t('clock.today')
            : t('clock.left', { count: left });
  return (
    <>
      {format.date(decisionDue)}
      {word === null ? null : (
        <small className={`exemption-clock ${left !== null && left < 0 && !isPaused ? 'is-over' : ''}`}>
          {word}
        </small>
      )}
    </>
  );
}
