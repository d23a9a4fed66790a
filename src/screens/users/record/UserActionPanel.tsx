import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { UserRecord } from '../../../../contract/endpoints/users/record';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { UserActionDialog } from './UserActionDialog';
import { commonRefusal, userActions, type UserAction } from './userActions';

interface UserActionPanelProps {
  readonly user: UserRecord;
}

const DANGEROUS: readonly UserAction[] = ['lock', 'switchOff'];

/** What can be done to the account; what cannot stays in sight, with why and who could. Where nothing can, one sentence says so. */
export function UserActionPanel({ user }: UserActionPanelProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const actor = useSelector(selectActor);
  const [asked, setAsked] = useState<UserAction>();
  const actions = userActions(user, actor, language);
  const common = commonRefusal(actions);
  return (
    <section className="surface" aria-labelledby="user-actions">
      <h2 id="user-actions">{t('record.actions')}</h2>
      {common === undefined ? (
        <ul className="action-list">
          {actions.map(({ action, refusal, hindrance }) => {
            const why = refusal ?? (hindrance === undefined ? undefined : t(`hindrances.${hindrance}`));
            return (
              <li key={action}>
                <Button
                  color={DANGEROUS.includes(action) ? 'danger' : 'secondary'}
                  outline
                  aria-disabled={why !== undefined}
                  aria-describedby={why === undefined ? undefined : `why-not-${action}`}
                  onClick={() => {
                    if (why === undefined) setAsked(action);
                  }}
                >
                  {t(`accountActions.${action}.button`)}
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
      ) : (
        <p className="refusal mb-0">{common}</p>
      )}
      {asked === undefined ? null : (
        <UserActionDialog
          user={user}
          action={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}
