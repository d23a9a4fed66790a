import { useTranslation } from 'react-i18next';
import type { Home } from '../../../contract/entities/home';
import { PageHeader } from '../../components/PageHeader';
import { HomeNotice } from './HomeNotice';
import { LastBatch } from './LastBatch';
import { MoneyByMonth } from './MoneyByMonth';
import { QueueCards } from './QueueCards';

interface StaffHomeProps {
  readonly home: Extract<Home, { kind: 'staff' }>;
}

/** Staff: the queues of the board, money by month, and the last Customs file. */
export function StaffHome({ home }: StaffHomeProps) {
  const { t } = useTranslation('home');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('home.title')} lead={t('staff.lead')} />
      <HomeNotice />
      <section aria-labelledby="queues">
        <h2 id="queues">{t('staff.queues')}</h2>
        <QueueCards queues={home.queues} />
      </section>
      <MoneyByMonth months={home.months} />
      <LastBatch batch={home.lastBatch} />
    </>
  );
}
