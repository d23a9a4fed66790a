import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { TitleViews } from '../../components/TitleViews';
import { PaymentRunRecord } from './PaymentRunRecord';
import { ReadyClaims } from './ReadyClaims';
import { RunList } from './RunList';
import './paymentRuns.scss';

/** Paying approved claims: what is ready, the runs so far (`?view=runs`), and one run by the id in the address. */
export function PaymentRunsScreen() {
  const { t } = useTranslation('paymentRuns');
  const { t: titles } = useTranslation('screens');
  const [address] = useSearchParams();
  const id = address.get('id');
  const view = address.get('view') === 'runs' ? 'runs' : 'ready';
  if (id !== null) return <PaymentRunRecord key={id} id={id} />;
  return (
    <>
      <PageHeader
        isList
        title={titles('adminpaymentruns.title')}
        views={
          <TitleViews
            label={t('views')}
            at={view}
            views={[
              { key: 'ready', name: t('ready.title'), to: '/admin/paymentruns' },
              { key: 'runs', name: t('runs.all'), to: '/admin/paymentruns?view=runs' },
            ]}
          />
        }
        {...(view === 'ready' ? { lead: t('lead') } : {})}
      />
      {view === 'runs' ? <RunList /> : <ReadyClaims />}
    </>
  );
}
