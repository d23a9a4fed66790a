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
import { OffsetDialog } from './OffsetDialog';
import type { ClaimActions } from './useClaimActions';

interface ClaimAccountProps {
  readonly claim: RefundDetails;
  readonly account: NonNullable<RefundDetails['account']>;
  readonly side: 'company' | 'staff';
  readonly actions: ClaimActions;
}

/** What is still to be paid on a granted claim, what Customs took back since, and what the company owes otherwise. */
export function ClaimAccount({ claim, account, side, actions }: ClaimAccountProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const roles = useSelector(selectRoles);
  const [asked, setAsked] = useState<'offset' | 'repaid' | null>(null);
  const isOwed = (amount: string): boolean => money(amount) > 0n;
  const mayPay = side === 'staff' && roles.some((role) => role === 'approver' || role === 'admin');
  const mayOffset =
    claim.actions.some(({ action, allowed }) => action === 'offset' && allowed) &&
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
        {mayOffset ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('offset');
            }}
          >
            {t('account.offset')}
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
      {asked === 'offset' ? (
        <OffsetDialog claim={claim} account={account} actions={actions} onClose={close} />
      ) : null}
      {asked === 'repaid' ? <RepaymentDialog claim={claim} actions={actions} onClose={close} /> : null}
    </section>
  );
}
