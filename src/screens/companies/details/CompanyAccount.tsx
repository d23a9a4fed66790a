import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { mayCorrectAccounts } from '../../../../domain/correctionPermissions';
import { mayRecordPayments } from '../../../../domain/paymentPermissions';
import { useGetPayableQuery } from '../../../api/payments/payments';
import { ActionLink } from '../../../components/ActionLink';
import { BalanceFacts } from '../../../components/ledger/BalanceFacts';
import { OwedSection } from '../../../components/ledger/OwedSection';
import type { Owed } from '../../../components/ledger/owedThing';
import { StatementSection } from '../../../components/ledger/StatementSection';
import { useRefusal } from '../../../i18n/useRefusal';
import { useStatement } from '../../../lists/useStatement';
import { selectActor } from '../../../state/actor';
import type { CompanyPartProps } from './companyPart';
import { WriteOffYear } from './years/WriteOffYear';
import { useListCorrectionsQuery } from '../../../api/corrections/corrections';
import { WaitingCorrection } from '../../shared/WaitingCorrection';

/** The company’s account as its own people see it, and the ways to its payments. */
export function CompanyAccount({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('ledger');
  const { t: own } = useTranslation('payments');
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayRecordPayments(actor));
  const account = useStatement(companyId, t('failed'));
  const { data: payable } = useGetPayableQuery({ query: { companyId } });
  const companyName = account.today?.companyName ?? '';
  const mayWriteOff = mayCorrectAccounts(actor).allowed && payable !== undefined && payable.years.length > 0;
  const writeOff = (owed: Owed) =>
    'reportId' in owed ? null : <WriteOffYear companyId={companyId} companyName={companyName} year={owed} />;
  return (
    <>
      <div className="page-actions mb-3">
        <Button tag={Link} color="secondary" outline to={`/admin/payments?companyId=${companyId}`}>
          {t('toPayments')}
        </Button>
        <Button
          tag={Link}
          color="secondary"
          outline
          to={`/admin/payments?view=credit&companyId=${companyId}`}
        >
          {own('credit.open')}
        </Button>
        <ActionLink
          id="enter-payment"
          to={`/admin/payments?view=enter&companyId=${companyId}`}
          refusal={refusal}
        >
          {own('enter.open')}
        </ActionLink>
      </div>
      <YearCorrections companyId={companyId} />
      <BalanceFacts
        today={account.today?.closingBalance}
        credit={account.today?.unappliedCredit}
        asOf={account.asOf}
        then={account.statement?.closingBalance}
        onAsOf={account.setAsOf}
      />
      {payable === undefined ? null : (
        <OwedSection payable={payable} {...(mayWriteOff ? { action: writeOff } : {})} />
      )}
      <StatementSection {...account} />
    </>
  );
}

/** Write-offs of closed years that wait for a second person; those of reports are decided on the report. */
function YearCorrections({ companyId }: CompanyPartProps) {
  const { data } = useListCorrectionsQuery({ query: { companyId, state: 'waiting' } });
  return data?.rows
    .filter(({ exemptionId }) => exemptionId !== null)
    .map((correction) => <WaitingCorrection key={correction.id} correction={correction} />);
}
