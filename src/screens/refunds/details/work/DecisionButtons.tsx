import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ACTION_LOOKS } from '../ActionPanel';
import type { ActionShown, OfferedAction } from '../claimActions';

interface DecisionButtonsProps {
  readonly actions: readonly ActionShown[];
  /** Why it cannot be verified yet. */
  readonly notReady: string | null;
  readonly onAsk: (action: OfferedAction) => void;
}

/** Where the key that decides puts the focus; Enter then presses the button. */
export const decisionId = (action: OfferedAction): string => `decide-${action}`;

/** Of two buttons only one is the main one. */
const ASIDE = { color: 'secondary', outline: true } as const;

/** The decisions this reader can make now. What only others can do is said once, in words, beside them. */
export function DecisionButtons({ actions, notReady, onAsk }: DecisionButtonsProps) {
  const { t } = useTranslation('refund');
  const possible = actions.filter(({ refusal }) => refusal === null);
  const verify = possible.find(({ action }) => action === 'verify');
  const hold = verify === undefined ? null : notReady;
  const awaited = (['verify', 'approve'] as const).find((step) =>
    actions.some(({ action, isForOthers }) => action === step && isForOthers),
  );
  const refusals =
    possible.length > 0
      ? []
      : awaited === undefined
        ? actions.flatMap(({ refusal }) => refusal ?? [])
        : [t(`action.awaited.${awaited}`)];
  const notes = [...new Set([...(hold === null ? [] : [hold]), ...refusals])];
  return (
    <>
      {possible.map(({ action }) => {
        const isHeld = action === 'verify' && hold !== null;
        return (
          <Button
            key={action}
            id={decisionId(action)}
            size="sm"
            {...(action === 'takeUp' && verify !== undefined ? ASIDE : ACTION_LOOKS[action])}
            aria-disabled={isHeld}
            aria-describedby={isHeld ? 'decision-notes' : undefined}
            onClick={() => {
              if (!isHeld) onAsk(action);
            }}
          >
            {t(`action.${action}`)}
          </Button>
        );
      })}
      {actions.length === 0 ? <span className="refusal">{t('action.none')}</span> : null}
      {notes.length === 0 ? null : (
        <p className="refusal decision-notes" id="decision-notes">
          {notes.join(' ')}
        </p>
      )}
    </>
  );
}
