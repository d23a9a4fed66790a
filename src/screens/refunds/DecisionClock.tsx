import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import { isFinished } from '../../../domain/refundStates';
import { useBoardToday } from '../../i18n/useBoardToday';
import { useFormat } from '../../i18n/useFormat';
import { clockOf } from './clock';

interface DecisionClockProps {
  readonly claim: Pick<RefundSummary, 'decisionDue' | 'status' | 'heldBy'>;
}

/** The day a decision is due, with the days left; a dash once none is awaited. */
export function DecisionClock({ claim }: DecisionClockProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const today = useBoardToday();
  if (claim.decisionDue === null) return t('clock.notBegun');
  if (isFinished(claim.status) || claim.heldBy === 'payment') return '–';
  const clock = clockOf(claim.decisionDue, today);
  return (
    <>
      {format.date(claim.decisionDue)}
      {clock === null ? null : (
        <small className={`clock text-nowrap is-${clock.kind}`}>
          {clock.kind === 'today' ? t('clock.today') : t(`clock.${clock.kind}`, { count: clock.days })}
        </small>
      )}
    </>
  );
}
