import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useGetCardPaymentQuery } from '../../../api/ledger';
import { Receipt } from '../../../components/Receipt';
import { useFormat } from '../../../i18n/useFormat';
import type { CardPaymentState } from './useServerTruth';

interface PaidReceiptProps {
  readonly paid: CardPaymentState;
  /** What was paid, in words: a report by its number. Undefined where it is not known any more. */
  readonly number: string | undefined;
}

/** The payment is in the account: what was paid, for what, and the provider's number. */
export function PaidReceipt({ paid, number }: PaidReceiptProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  // Kept in the cache as long as it is on screen, so that the state tells what was shown.
  useGetCardPaymentQuery({ params: { id: paid.id } });
  return (
    <Receipt
      title={t('receipt.title')}
      facts={[
        { name: t('receipt.amount'), value: format.money(paid.amount), isFigure: true },
        ...(number === undefined ? [] : [{ name: t('receipt.report'), value: number }]),
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
