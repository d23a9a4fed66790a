import { useTranslation } from 'react-i18next';
import type { DeedShown, OfferedDeed } from './deeds';

interface DeedPanelProps {
  readonly deeds: readonly DeedShown[];
  /** A deed that is possible but not ready yet, and why. */
  readonly hold: Partial<Readonly<Record<OfferedDeed, string>>>;
  readonly onAsk: (deed: OfferedDeed) => void;
}

const COLORS: Readonly<Record<OfferedDeed, string>> = {
  takeUp: 'btn-primary',
  verify: 'btn-primary',
  approve: 'btn-primary',
  answerInfo: 'btn-primary',
  returnForInfo: 'btn-outline-secondary',
  returnToVerifier: 'btn-outline-secondary',
  reject: 'btn-outline-danger',
  withdraw: 'btn-outline-danger',
};

/** What this reader may do now; what they may not stays in sight, with why and who could. */
export function DeedPanel({ deeds, hold, onAsk }: DeedPanelProps) {
  const { t } = useTranslation('refund');
  if (deeds.length === 0) return <p className="mb-0">{t('deed.none')}</p>;
  return (
    <ul className="deed-list">
      {deeds.map(({ deed, refusal }) => {
        const why = refusal ?? hold[deed];
        return (
          <li key={deed}>
            <button
              type="button"
              className={`btn ${COLORS[deed]}`}
              aria-disabled={why !== undefined}
              aria-describedby={why === undefined ? undefined : `why-not-${deed}`}
              onClick={() => {
                if (why === undefined) onAsk(deed);
              }}
            >
              {t(`deed.${deed}`)}
            </button>
            {why === undefined ? null : (
              <span className="refusal" id={`why-not-${deed}`}>
                {why}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
