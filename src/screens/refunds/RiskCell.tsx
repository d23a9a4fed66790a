import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';

/** From this score on, two heavy signals came together. */
const HIGH = 50;

/** The names of a claim's signals, the heaviest first; an overdue decision last, because the column of decisions says it as well. */
export function RiskCell({ claim }: { readonly claim: Pick<RefundSummary, 'risk'> }) {
  const { t } = useTranslation('refunds');
  const { score, signals } = claim.risk ?? { score: 0, signals: [] };
  if (signals.length === 0) return '–';
  const isOverdue = ({ name }: { readonly name: string }): boolean => name === 'overdue';
  const inOrder = [...signals.filter((one) => !isOverdue(one)), ...signals.filter(isOverdue)];
  return (
    <span className={score >= HIGH ? 'risk-words is-high' : 'risk-words'}>
      {inOrder.map(({ name }) => t(`risk.${name}`)).join(', ')}
    </span>
  );
}
