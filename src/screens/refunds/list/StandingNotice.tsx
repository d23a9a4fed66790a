import { useTranslation } from 'react-i18next';
import { money } from '../../../../domain/money';
import { useGetRefundStandingQuery } from '../../../api/paymentRuns';
import { useFormat } from '../../../i18n/useFormat';

interface StandingNoticeProps {
  /** The company staff look at; left out on the company's own side. */
  readonly companyId: string | undefined;
}

/** What a company owes from refunds that Customs took back: it holds every further refund. Nothing while it owes nothing. */
export function StandingNotice({ companyId }: StandingNoticeProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { data } = useGetRefundStandingQuery({ query: companyId === undefined ? {} : { companyId } });
  if (data === undefined || money(data.receivable) === 0n) return null;
  return (
    <p className="alert alert-warning" role="status">
      {t('standing.overpaid', { amount: format.money(data.receivable) })}
    </p>
  );
}
