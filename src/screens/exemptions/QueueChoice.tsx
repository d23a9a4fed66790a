import { useTranslation } from 'react-i18next';
import { TitleQueues } from '../../components/TitleQueues';
import { QUEUES } from './exemptionQueues';

interface QueueChoiceProps {
  /** The filter of the list, as it stands in the address; empty for all. */
  readonly status: string;
  readonly onChoose: (status: string) => void;
}

const NAMES = [
  'waiting',
  'withCompany',
  'granted',
  'all',
] as const satisfies readonly (keyof typeof QUEUES)[];

/** The usual views of the board's list by one press. */
export function QueueChoice({ status, onChoose }: QueueChoiceProps) {
  const { t } = useTranslation('exemptions');
  return (
    <TitleQueues
      label={t('queue')}
      queues={NAMES.map((key) => ({ key, name: t(key) }))}
      at={NAMES.find((name) => QUEUES[name] === status) ?? null}
      onChoose={(name) => {
        onChoose(QUEUES[name]);
      }}
    />
  );
}
