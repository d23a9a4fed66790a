import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/base/errorMessage';
import { useGetPayableQuery } from '../../api/payments/payments';
import { readApiFailure } from '../../api/base/readApiFailure';
import { BalanceFacts } from '../../components/ledger/BalanceFacts';
import { OwedSection } from '../../components/ledger/OwedSection';
import { everythingOwed, idsOf, type Owed, owedKey } from '../../components/ledger/owedThing';
import { StatementSection } from '../../components/ledger/StatementSection';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { useLanguage } from '../../i18n/useFormat';
import { useStatement } from '../../lists/useStatement';
import { OpenCardPayment } from './OpenCardPayment';

/** The company's account: balances, what is owed and how to pay it, every entry. */
export function AccountView() {
  const { t } = useTranslation('ledger');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const account = useStatement(undefined, t('failed'));
  const { data: payable, error, refetch } = useGetPayableQuery({ query: {} });
  const failure = readApiFailure(error);
  const payButton = (owed: Owed) => (
    <Button
      tag={Link}
      color="primary"
      size="sm"
      className="text-nowrap"
      to={`/ledger?pay=${owedKey(idsOf(owed))}`}
    >
      {t('pay.now')}
      <span className="visually-hidden"> {owed.number}</span>
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('ledger.title')} lead={t('lead')} />
      {payable === undefined
        ? null
        : everythingOwed(payable).map(({ openCardPaymentId, number }) =>
            openCardPaymentId === null ? null : (
              <OpenCardPayment key={openCardPaymentId} id={openCardPaymentId} number={number} />
            ),
          )}
      <BalanceFacts
        today={account.today?.closingBalance}
        credit={account.today?.unappliedCredit}
        asOf={account.asOf}
        then={account.statement?.closingBalance}
        onAsOf={account.setAsOf}
      />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {payable === undefined ? null : <OwedSection payable={payable} action={payButton} />}
      <StatementSection {...account} />
    </>
  );
}
