import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { useFormat } from '../../../i18n/useFormat';

interface RiskNoticeProps {
  readonly claim: Pick<RefundDetails, 'risk'>;
}

/** What makes the claim worth a closer look, each signal with what it rests on. Only staff get signals to show. */
export function RiskNotice({ claim }: RiskNoticeProps) {
  const { t } = useTranslation('refund');
  const { t: names } = useTranslation('refunds');
  const format = useFormat();
  const { signals = [] } = claim.risk ?? {};
  if (signals.length === 0) return null;
  return (
    <ul className="alert alert-warning claim-risk" aria-label={t('risk.title')}>
      {signals.map(({ name, values: { count = 0, amount, usual, date } }) => (
        <li key={name}>
          <strong>{names(`risk.${name}`)}</strong>{' '}
          {t(`risk.sentence.${name}`, {
            count,
            amount: format.money(amount ?? '0.00'),
            usual: format.money(usual ?? '0.00'),
            date: date === undefined ? '' : format.date(date),
          })}
        </li>
      ))}
    </ul>
  );
}
