import { useTranslation } from 'react-i18next';
import type { Home } from '../../../contract/entities/home';
import { PageHeader } from '../../components/PageHeader';
import { HomeNotice } from './HomeNotice';
import { LastBatch } from './LastBatch';
import { MoneyByMonth } from './MoneyByMonth';
import { QueueCards } from './QueueCards';
import { YearComparison } from './YearComparison';

interface StaffHomeProps {
  readonly home: Extract<Home, { kind: 'staff' }>;
}

/** Staff: the queues of the board, the year against the last one, money by month, and the last Customs file. */
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
      {home.years === undefined ? null : <YearComparison years={home.years} />}
      <MoneyByMonth months={home.months} />
      <LastBatch batch={home.lastBatch} />
    </>
  );
}
