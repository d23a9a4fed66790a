import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mayRunAnnualRefunds } from '../../../../domain/refundPermissions';
import { TitleQueues } from '../../../components/TitleQueues';
import { selectActor } from '../../../state/actor';
import { PILLS, type Pill } from './queues';

interface QueuePillsProps {
  /** The one on show; null where the list is narrowed otherwise. */
  readonly at: Pill | 'workload' | null;
  /** Whether the reader assigns claims, and has some. */
  readonly mayAssign: boolean;
  readonly mayVerify: boolean;
  readonly onChoose: (pill: Pill | 'workload') => void;
}

/** The reader's own claims, the queues of each step, who has what, and the annual run, one press away. */
export function QueuePills({ at, mayAssign, mayVerify, onChoose }: QueuePillsProps) {
  const { t } = useTranslation('refunds');
  const navigate = useNavigate();
  const mayRun = mayRunAnnualRefunds(useSelector(selectActor)).allowed;
  const keys = [
    ...PILLS.filter((pill) => (pill === 'mine' ? mayAssign : pill !== 'bulk' || mayVerify)),
    ...(mayAssign ? ['workload' as const] : []),
    ...(mayRun ? ['annual' as const] : []),
  ];
  return (
    <TitleQueues
      label={t('queue.queues')}
      queues={keys.map((key) => ({ key, name: t(`queue.${key}`) }))}
      at={at}
      onChoose={(key) => {
        if (key === 'annual') void navigate('/admin/refunds/annual');
        else onChoose(key);
      }}
    />
  );
}
