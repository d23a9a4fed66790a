import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { useFormat } from '../../../i18n/useFormat';

interface CorrectedNoticeProps {
  readonly claim: Pick<RefundDetails, 'changedSinceFiled' | 'lines' | 'amountCollected'>;
}

/** That Customs has corrected lines of the claim since it was filed (H90). */
export function CorrectedNotice({ claim }: CorrectedNoticeProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  if (!claim.changedSinceFiled) return null;
  const filed = sumMoney(claim.lines.map((line) => money(line.amountCollectedAsFiled)));
  return (
    <p className="alert alert-warning">
      {t('changed.text', {
        filed: format.money(formatMoney(filed)),
        now: format.money(claim.amountCollected),
      })}
    </p>
  );
}
