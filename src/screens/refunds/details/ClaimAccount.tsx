import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { money } from '../../../../domain/money';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { selectRoles } from '../../../state/session';
import { RepaymentDialog } from './RepaymentDialog';
import { SetOffDialog } from './SetOffDialog';
import type { ClaimDeeds } from './useClaimDeeds';

interface ClaimAccountProps {
  readonly claim: RefundDetails;
  readonly account: NonNullable<RefundDetails['account']>;
  readonly side: 'company' | 'staff';
  readonly deeds: ClaimDeeds;
}

/** What is still to be paid on a granted claim, what Customs took back since, and what the company owes otherwise. */
export function ClaimAccount({ claim, account, side, deeds }: ClaimAccountProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const roles = useSelector(selectRoles);
  const [asked, setAsked] = useState<'setOff' | 'repaid' | null>(null);
  const isOwed = (amount: string): boolean => money(amount) > 0n;
  const mayPay = side === 'staff' && roles.some((role) => role === 'approver' || role === 'admin');
  const maySetOff =
    claim.deeds.some(({ deed, allowed }) => deed === 'offset' && allowed) &&
    isOwed(account.payable) &&
    (isOwed(account.companyReceivable) || isOwed(account.unpaidBalance));
  const close = (): void => {
    setAsked(null);
  };
  return (
    <section className="surface mb-3" aria-labelledby="claim-account">
      <h2 id="claim-account">{t('account.title')}</h2>
      {isOwed(account.companyReceivable) ? (
        <p className="alert alert-warning">
          {t('account.blocked', { amount: format.money(account.companyReceivable) })}
        </p>
      ) : null}
      <KeyFacts
        facts={[
          { name: t('account.payable'), value: format.money(account.payable), isFigure: true },
          { name: t('account.receivable'), value: format.money(account.receivable), isFigure: true },
          { name: t('account.unpaid'), value: format.money(account.unpaidBalance), isFigure: true },
        ]}
      />
      <div className="pill-row no-print">
        {maySetOff ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('setOff');
            }}
          >
            {t('account.setOff')}
          </Button>
        ) : null}
        {mayPay && isOwed(account.receivable) ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('repaid');
            }}
          >
            {t('account.repaid')}
          </Button>
        ) : null}
      </div>
      {asked === 'setOff' ? (
        <SetOffDialog claim={claim} account={account} deeds={deeds} onClose={close} />
      ) : null}
      {asked === 'repaid' ? <RepaymentDialog claim={claim} deeds={deeds} onClose={close} /> : null}
    </section>
  );
}
