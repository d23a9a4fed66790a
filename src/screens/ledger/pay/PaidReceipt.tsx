import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useGetCardPaymentQuery, useGetPayableQuery } from '../../../api/payments/payments';
import { Receipt } from '../../../components/Receipt';
import { useFormat } from '../../../i18n/useFormat';
import type { CardPaymentState } from './useServerTruth';

interface PaidReceiptProps {
  readonly paid: CardPaymentState;
}

/** The payment is in the account: what was paid, for what, and the provider's number. */
export function PaidReceipt({ paid }: PaidReceiptProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  // Kept in the cache as long as it is on screen, so that the state tells what was shown.
  useGetCardPaymentQuery({ params: { id: paid.id } });
  const { data: payable, isFetching } = useGetPayableQuery({ query: {} });
  const { number, fiscalYear } = paid;
  return (
    <Receipt
      title={t('receipt.title')}
      facts={[
        { name: t('receipt.amount'), value: format.money(paid.amount), isFigure: true },
        ...(number === null
          ? []
          : [
              {
                name: t('receipt.report'),
                value: fiscalYear === null ? number : `${t('owed.year', { year: fiscalYear })} (${number})`,
              },
            ]),
        ...(paid.paidOn == null ? [] : [{ name: t('receipt.date'), value: format.date(paid.paidOn) }]),
        ...(payable === undefined || isFetching
          ? []
          : [{ name: t('receipt.left'), value: format.money(payable.total), isFigure: true }]),
        { name: t('receipt.number'), value: paid.receipt ?? '–' },
      ]}
      next={[t('receipt.entered'), t('receipt.statement')]}
      actions={
        <Button tag={Link} color="primary" to="/ledger">
          {t('receipt.back')}
        </Button>
      }
    />
  );
}
