import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import { isFinished } from '../../../domain/refundStates';
import { useBoardToday } from '../../i18n/useBoardToday';
import { useFormat } from '../../i18n/useFormat';
import { clockOf } from './clock';

interface DaysLeftProps {
  readonly claim: Pick<RefundSummary, 'decisionDue' | 'status' | 'heldBy'>;
}

/** The days left for a decision, which a queue is read by; the day itself stands beside them where there is room. */
export function DaysLeft({ claim }: DaysLeftProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const today = useBoardToday();
  if (claim.decisionDue === null) return t('clock.notBegun');
  if (isFinished(claim.status) || claim.heldBy === 'payment') return '–';
  const clock = clockOf(claim.decisionDue, today);
  const day = format.date(claim.decisionDue);
  if (clock === null) return day;
  return (
    <>
      <span className={`days-left is-${clock.kind}`} title={day}>
        {clock.kind === 'today' ? t('clock.today') : t(`clock.${clock.kind}`, { count: clock.days })}
      </span>{' '}
      <small className="days-left-day">{day}</small>
    </>
  );
}
