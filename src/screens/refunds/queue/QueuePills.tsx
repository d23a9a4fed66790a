import { useTranslation } from 'react-i18next';
import { TitleQueues } from '../../../components/TitleQueues';
import { PILLS, type Pill } from './queues';

interface QueuePillsProps {
  /** The one on show; null where the list is narrowed otherwise. */
  readonly at: Pill | 'workload' | null;
  /** Whether the reader assigns claims, and has some. */
  readonly mayAssign: boolean;
  readonly onChoose: (pill: Pill | 'workload') => void;
}

/** The reader's own claims, the queues of each step, and who has what, one press away. */
export function QueuePills({ at, mayAssign, onChoose }: QueuePillsProps) {
  const { t } = useTranslation('refunds');
  const keys = mayAssign ? [...PILLS, 'workload' as const] : PILLS.filter((pill) => pill !== 'mine');
  return (
    <TitleQueues
      label={t('queue.queues')}
      queues={keys.map((key) => ({ key, name: t(`queue.${key}`) }))}
      at={at}
      onChoose={onChoose}
    />
  );
}
