import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { PaymentRunRecord } from './PaymentRunRecord';
import { ReadyClaims } from './ReadyClaims';
import { RunList } from './RunList';
import './payouts.scss';

/** Paying approved claims: what is ready, the runs so far, and one run by the id in the address. */
export function PaymentRunsScreen() {
  const { t } = useTranslation('paymentRuns');
  const { t: titles } = useTranslation('screens');
  const [address] = useSearchParams();
  const id = address.get('id');
  if (id !== null) return <PaymentRunRecord key={id} id={id} />;
  return (
    <>
      <PageHeader title={titles('adminpaymentruns.title')} lead={t('lead')} />
      <ReadyClaims />
      <h2>{t('runs.title')}</h2>
      <RunList />
    </>
  );
}
