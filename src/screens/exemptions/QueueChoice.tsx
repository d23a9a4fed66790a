import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

interface QueueChoiceProps {
  /** The filter of the list, as it stands in the address; empty for all. */
  readonly status: string;
  readonly onChoose: (status: string) => void;
}

const QUEUES = [
  ['waiting', 'Submitted,InReview'],
  ['withCompany', 'MoreInfo'],
  ['granted', 'Approved'],
  ['all', ''],
] as const;

/** The usual views of the board's list by one press. */
export function QueueChoice({ status, onChoose }: QueueChoiceProps) {
  const { t } = useTranslation('exemptions');
  return (
    <div className="pill-row mb-3" role="group" aria-label={t('queue')}>
      {QUEUES.map(([name, value]) => (
        <Button
          key={name}
          color="secondary"
          outline
          size="sm"
          active={status === value}
          aria-pressed={status === value}
          onClick={() => {
            onChoose(value);
          }}
        >
          {t(name)}
        </Button>
      ))}
    </div>
  );
}
