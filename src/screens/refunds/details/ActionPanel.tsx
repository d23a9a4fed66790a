import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ActionShown, OfferedAction } from './claimActions';

interface ActionPanelProps {
  readonly actions: readonly ActionShown[];
  /** An action that is possible but not ready yet, and why. */
  readonly hold: Partial<Readonly<Record<OfferedAction, string>>>;
  readonly onAsk: (action: OfferedAction) => void;
}

/** How the button of each action looks. */
export const ACTION_LOOKS: Readonly<
  Record<OfferedAction, { readonly color: string; readonly outline?: boolean }>
> = {
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
export function ActionPanel({ actions, hold, onAsk }: ActionPanelProps) {
  const { t } = useTranslation('refund');
  if (actions.length === 0) return <p className="mb-0">{t('action.none')}</p>;
  return (
    <ul className="action-list">
      {actions.map(({ action, refusal }) => {
        const why = refusal ?? hold[action];
        return (
          <li key={action}>
            <Button
              {...ACTION_LOOKS[action]}
              aria-disabled={why !== undefined}
              aria-describedby={why === undefined ? undefined : `why-not-${action}`}
              onClick={() => {
                if (why === undefined) onAsk(action);
              }}
            >
              {t(`action.${action}`)}
            </Button>
            {why === undefined ? null : (
              <span className="refusal" id={`why-not-${action}`}>
                {why}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
