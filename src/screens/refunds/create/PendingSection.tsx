import { useTranslation } from 'react-i18next';
import { PendingList } from '../PendingList';
import { displayedPending, type PendingChosen, withoutPending } from './chosenPending';

interface PendingSectionProps {
  readonly pendingAtCustoms: readonly PendingChosen[];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (pendingAtCustoms: PendingChosen[]) => void;
}

/** The lines that wait for Customs on a claim being written; nothing where there are none. */
export function PendingSection({ pendingAtCustoms, errorAt, onChange }: PendingSectionProps) {
  const { t } = useTranslation('claim');
  if (pendingAtCustoms.length === 0) return null;
  const shown = displayedPending(pendingAtCustoms, errorAt);
  return (
    <section className="surface" aria-labelledby="pending-title">
      <h2 id="pending-title">{t('pendingAtCustoms.title')}</h2>
      <p>{t('pendingAtCustoms.lead')}</p>
      <PendingList
        lines={shown}
        action={{
          name: t('pendingAtCustoms.remove'),
          nameOf: (line) => t('pendingAtCustoms.removeOf', { entry: line.entryNumber, line: line.lineNo }),
          onPress: (line) => {
            onChange(withoutPending(pendingAtCustoms, shown.indexOf(line)));
          },
        }}
      />
    </section>
  );
}
