import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../../components/KeyFacts';
import type { Payable } from '../../../components/ledger/owedThing';
import { MailAddress } from '../../../components/MailAddress';
import { CopyButton } from './CopyButton';

interface PayToProps {
  readonly payTo: Payable['payTo'];
  /** The number of the report or exemption, which the payer writes on the check. */
  readonly number: string;
}

/** How a transfer or a check reaches the board. */
export function PayTo({ payTo, number }: PayToProps) {
  const { t } = useTranslation('ledger');
  const { bank } = payTo;
  const copied = (name: string, text: string) => ({
    name,
    value: (
      <>
        {text} <CopyButton name={name} text={text} />
      </>
    ),
    isFigure: true,
  });
  return (
    <>
      <p>{t('pay.other.text', { number })}</p>
      <h3>{t('pay.other.byAch')}</h3>
      {bank === null ? (
        <p>{t('pay.other.noBank')}</p>
      ) : (
        <KeyFacts
          facts={[
            { name: t('pay.other.bankName'), value: bank.bankName },
            copied(t('pay.other.routing'), bank.routing),
            copied(t('pay.other.account'), bank.account),
            copied(t('pay.other.reference'), number),
          ]}
        />
      )}
      <h3>{t('pay.other.byCheck')}</h3>
      <KeyFacts
        facts={[
          { name: t('pay.other.name'), value: payTo.name },
          { name: t('pay.other.address'), value: payTo.address },
          { name: t('pay.other.phone'), value: payTo.phone },
          { name: t('pay.other.email'), value: <MailAddress address={payTo.email} />, isWide: true },
        ]}
      />
    </>
  );
}
