import check from 'bootstrap-icons/icons/check-circle-fill.svg';
import circle from 'bootstrap-icons/icons/circle.svg';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useClaimWords } from '../useClaimWords';

interface NeededEvidenceProps {
  readonly needed: readonly string[];
  readonly missing: readonly string[];
}

/** What the reason needs, each with whether it is there, in words. */
export function NeededEvidence({ needed, missing }: NeededEvidenceProps) {
  const { t } = useTranslation('claim');
  const words = useClaimWords();
  if (needed.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="needed-evidence">
      <h2 id="needed-evidence">{t('evidence.needed')}</h2>
      <ul className="needed-list">
        {needed.map((kind) => {
          const isMissing = missing.includes(kind);
          return (
            <li key={kind} className={isMissing ? '' : 'is-there'}>
              <Icon paths={isMissing ? circle : check} /> {words.evidence(kind)}:{' '}
              {t(isMissing ? 'evidence.isMissing' : 'evidence.isThere')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
