import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import { StatusBadge } from '../../components/record/StatusBadge';

/** From this score on, two heavy signals came together. */
const HIGH = 50;

/** How many signals a claim has, and their names: a narrow column cuts those, and its tip shows them. */
export function RiskCell({ claim }: { readonly claim: Pick<RefundSummary, 'risk'> }) {
  const { t } = useTranslation('refunds');
  const { score, signals } = claim.risk ?? { score: 0, signals: [] };
  if (signals.length === 0) return '–';
  return (
    <>
      <StatusBadge tone={score >= HIGH ? 'bad' : 'waiting'} label={signals.length.toString()} />{' '}
      {signals.map(({ name }) => t(`risk.${name}`)).join(', ')}
    </>
  );
}
