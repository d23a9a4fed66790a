import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useGetPayeeAccountQuery, useRemovePayeeAccountMutation } from '../../../api/paymentRuns';
import { useSending } from '../../../api/base/useSending';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import { PayeeDialog } from './PayeeDialog';

/** How the company's refunds are paid, and changing it. */
export function PayeeSection() {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const sending = useSending();
  const { data: account } = useGetPayeeAccountQuery(undefined);
  const [remove] = useRemovePayeeAccountMutation();
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
      <div className="pill-row">
        <Button
          color="secondary"
          outline
          onClick={() => {
            setAsked('change');
          }}
        >
          {t(account === null ? 'payee.name' : 'payee.change')}
        </Button>
        {account === null ? null : (
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
      {asked === 'remove' ? (
        <ConfirmDialog
          title={t('payee.removeQuestion')}
          confirm={t('payee.remove')}
          onConfirm={async () => sending.sentenceOf(await remove(undefined))}
          onClose={close}
        >
          <p>{t('payee.removeAbout')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
