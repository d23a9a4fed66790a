import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../../components/KeyFacts';
import type { Payable } from '../../../components/ledger/owedThing';
import { MailAddress } from '../../../components/MailAddress';

interface PayToProps {
  readonly payTo: Payable['payTo'];
  /** The number of the report or exemption, which the payer writes on the check. */
  readonly number: string;
}

/** How a check or a transfer reaches the board. */
export function PayTo({ payTo, number }: PayToProps) {
  const { t } = useTranslation('ledger');
  return (
    <>
      <p>{t('pay.other.text', { number })}</p>
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
