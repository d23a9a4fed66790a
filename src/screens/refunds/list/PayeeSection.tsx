import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { useGetPayeeAccountQuery } from '../../../api/paymentRuns';
import { useFormat } from '../../../i18n/useFormat';
import { mayChangePayee } from '../../../../domain/companyPermissions';
import { ActionButton } from '../../../components/ActionButton';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { PayeeDialog } from './PayeeDialog';
import { RemovePayeeDialog } from './RemovePayeeDialog';

/** How the company's refunds are paid, and changing it. */
export function PayeeSection() {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const refusal = useRefusal(mayChangePayee(useSelector(selectActor)));
  const { data: account } = useGetPayeeAccountQuery(undefined);
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  if (account === undefined) return null;
  return (
    <section className="surface mt-4" aria-labelledby="payee">
      <h2 id="payee">{t('payee.title')}</h2>
      <p>
        {account === null
          ? t('payee.check')
          : t('payee.account', {
              type: t(`payee.${account.accountType}`),
              holder: account.holder,
              digits: account.lastFour,
              date: format.instant(account.setAt),
            })}
      </p>
      {account?.payableFrom == null ? null : (
        <p className="alert alert-warning">{t('payee.waits', { date: format.date(account.payableFrom) })}</p>
      )}
      <div className="pill-row">
        <ActionButton
          id="payee-change"
          refusal={refusal}
          onClick={() => {
            setAsked('change');
          }}
        >
          {t(account === null ? 'payee.name' : 'payee.change')}
        </ActionButton>
        {account === null || refusal !== undefined ? null : (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('remove');
            }}
          >
            {t('payee.remove')}
          </Button>
        )}
      </div>
      {asked === 'change' ? <PayeeDialog version={account?.version ?? null} onClose={close} /> : null}
      {asked === 'remove' ? <RemovePayeeDialog onClose={close} /> : null}
    </section>
  );
}
