import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { recordPayment } from '../../../../contract/endpoints/payments';
import { Receipt } from '../../../components/Receipt';
import { useFormat } from '../../../i18n/useFormat';

interface EnteredReceiptProps {
  readonly entered: DataOf<typeof recordPayment>;
  readonly company: string;
  readonly companyId: string;
}

/** The payment is in the account: what it has paid, and what the company owes now. */
export function EnteredReceipt({ entered, company, companyId }: EnteredReceiptProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (
    <Receipt
      title={t('entered.title')}
      facts={[
        { name: t('columns.company'), value: company },
        { name: t('enter.amount'), value: format.money(entered.amount), isFigure: true },
        ...entered.applied.map(({ number, amount }) => ({
          name: number,
          value: format.money(amount),
          isFigure: true,
        })),
        { name: t('applied.waits'), value: format.money(entered.unapplied), isFigure: true },
        { name: t('entered.balance'), value: format.money(entered.companyBalance), isFigure: true },
      ]}
      next={[t('entered.statement'), t('entered.undo')]}
      actions={
        <>
          <Button tag={Link} color="secondary" outline to={`/admin/payments?id=${entered.paymentId}`}>
            {t('entered.open')}
          </Button>
          <Button
            tag={Link}
            color="secondary"
            outline
            to={`/admin/company/details?id=${companyId}&tab=account`}
          >
            {t('entered.account')}
          </Button>
          <Button tag={Link} color="primary" to="/admin/payments?view=enter">
            {t('entered.another')}
          </Button>
        </>
      }
    />
  );
}
