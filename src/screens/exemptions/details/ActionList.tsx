import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { onlyRefusal } from '../../shared/onlyRefusal';
import type { ActionShown, OfferedAction } from './exemptionActions';

interface ActionListProps {
  readonly actions: readonly ActionShown[];
  readonly onAsk: (action: OfferedAction) => void;
}

const LOOKS: Readonly<Record<OfferedAction, { readonly color: string; readonly outline?: boolean }>> = {
  takeUp: { color: 'secondary', outline: true },
  approve: { color: 'primary' },
  answerInfo: { color: 'primary' },
  returnForInfo: { color: 'secondary', outline: true },
  deny: { color: 'danger', outline: true },
  revoke: { color: 'danger', outline: true },
  withdraw: { color: 'danger', outline: true },
};

/** What this reader may do now; what they may not stays in sight, with why and who could. */
export function ActionList({ actions, onAsk }: ActionListProps) {
  const { t } = useTranslation('exemption');
  if (actions.length === 0) return <p className="mb-0">{t('action.none')}</p>;
  const refused = onlyRefusal(actions.map(({ refusal }) => refusal));
  if (refused !== null) return <p className="refusal mb-0">{refused}</p>;
  return (
    <ul className="action-list">
      {actions.map(({ action, refusal }) => (
        <li key={action}>
          <Button
            {...LOOKS[action]}
            aria-disabled={refusal !== null}
            aria-describedby={refusal === null ? undefined : `why-not-${action}`}
            onClick={() => {
              if (refusal === null) onAsk(action);
            }}
          >
            {t(`action.${action}`)}
          </Button>
          {refusal === null ? null : (
            <span className="refusal" id={`why-not-${action}`}>
              {refusal}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
