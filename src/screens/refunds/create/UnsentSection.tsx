import { useTranslation } from 'react-i18next';
import { UnsentList } from '../UnsentList';
import { shownUnsent, type UnsentChosen, withoutUnsent } from './unsentChosen';

interface UnsentSectionProps {
  readonly unsent: readonly UnsentChosen[];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (unsent: UnsentChosen[]) => void;
}

/** The lines that wait for Customs on a claim being written; nothing where there are none. */
export function UnsentSection({ unsent, errorAt, onChange }: UnsentSectionProps) {
  const { t } = useTranslation('claim');
  if (unsent.length === 0) return null;
  const shown = shownUnsent(unsent, errorAt);
  return (
    <section className="surface" aria-labelledby="unsent-title">
      <h2 id="unsent-title">{t('unsent.title')}</h2>
      <p>{t('unsent.lead')}</p>
      <UnsentList
        lines={shown}
        deed={{
          name: t('unsent.remove'),
          nameOf: (line) => t('unsent.removeOf', { entry: line.entryNumber, line: line.lineNo }),
          onPress: (line) => {
            onChange(withoutUnsent(unsent, shown.indexOf(line)));
          },
        }}
      />
    </section>
  );
}
