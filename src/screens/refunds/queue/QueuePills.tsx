import { useTranslation } from 'react-i18next';
import { TitleQueues } from '../../../components/TitleQueues';
import { QUEUE_NAMES, queueOf, statusOf } from './queues';

interface QueuePillsProps {
  /** The status filter in force, as the address has it. */
  readonly status: string;
  readonly onChoose: (status: string) => void;
}

/** The queues of each step, one press away. */
export function QueuePills({ status, onChoose }: QueuePillsProps) {
  const { t } = useTranslation('refunds');
  return (
    <TitleQueues
      label={t('queue.queues')}
      queues={QUEUE_NAMES.map((key) => ({ key, name: t(`queue.${key}`) }))}
      at={queueOf(status)}
      onChoose={(queue) => {
        onChoose(queue === 'open' ? '' : statusOf(queue));
      }}
    />
  );
}
