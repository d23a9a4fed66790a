import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { QUEUE_NAMES, queueOf, statusOf } from './queues';

interface QueuePillsProps {
  /** The status filter in force, as the address has it. */
  readonly status: string;
  readonly onChoose: (status: string) => void;
}

/** The queues of each step, one press away. */
export function QueuePills({ status, onChoose }: QueuePillsProps) {
  const { t } = useTranslation('refunds');
  const current = queueOf(status);
  return (
    <div className="pill-row mb-3" role="group" aria-label={t('queue.queues')}>
      {QUEUE_NAMES.map((queue) => (
        <Button
          key={queue}
          color={current === queue ? 'primary' : 'secondary'}
          outline={!(current === queue)}
          size="sm"
          aria-pressed={current === queue}
          onClick={() => {
            onChoose(queue === 'open' ? '' : statusOf(queue));
          }}
        >
          {t(`queue.${queue}`)}
        </Button>
      ))}
    </div>
  );
}
