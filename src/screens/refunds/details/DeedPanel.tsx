import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DeedShown, OfferedDeed } from './deeds';

interface DeedPanelProps {
  readonly deeds: readonly DeedShown[];
  /** A deed that is possible but not ready yet, and why. */
  readonly hold: Partial<Readonly<Record<OfferedDeed, string>>>;
  readonly onAsk: (deed: OfferedDeed) => void;
}

const LOOKS: Readonly<Record<OfferedDeed, { readonly color: string; readonly outline?: boolean }>> = {
  takeUp: { color: 'primary' },
  verify: { color: 'primary' },
  approve: { color: 'primary' },
  answerInfo: { color: 'primary' },
  returnForInfo: { color: 'secondary', outline: true },
  returnToVerifier: { color: 'secondary', outline: true },
  reject: { color: 'danger', outline: true },
  withdraw: { color: 'danger', outline: true },
  appeal: { color: 'primary' },
  grantAppeal: { color: 'primary' },
  dismissAppeal: { color: 'danger', outline: true },
  close: { color: 'secondary', outline: true },
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
            <Button
              {...LOOKS[deed]}
              aria-disabled={why !== undefined}
              aria-describedby={why === undefined ? undefined : `why-not-${deed}`}
              onClick={() => {
                if (why === undefined) onAsk(deed);
              }}
            >
              {t(`deed.${deed}`)}
            </Button>
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
