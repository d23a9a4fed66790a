import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { UserRecord } from '../../../../contract/endpoints/users';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { UserDeedDialog } from './UserDeedDialog';
import { commonRefusal, userDeeds, type UserDeed } from './userDeeds';

interface UserDeedPanelProps {
  readonly user: UserRecord;
}

const DANGEROUS: readonly UserDeed[] = ['lock', 'switchOff'];

/** What can be done to the account; what cannot stays in sight, with why and who could. */
export function UserDeedPanel({ user }: UserDeedPanelProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const actor = useSelector(selectActor);
  const [asked, setAsked] = useState<UserDeed>();
  const deeds = userDeeds(user, actor, language);
  const common = commonRefusal(deeds);
  return (
    <section className="surface" aria-labelledby="user-deeds">
      <h2 id="user-deeds">{t('record.deeds')}</h2>
      {common === undefined ? null : <p id="why-none">{common}</p>}
      <ul className="deed-list">
        {deeds.map(({ deed, refusal, hindrance }) => {
          const why = refusal ?? (hindrance === undefined ? undefined : t(`hindrances.${hindrance}`));
          return (
            <li key={deed}>
              <Button
                color={DANGEROUS.includes(deed) ? 'danger' : 'secondary'}
                outline
                aria-disabled={why !== undefined}
                aria-describedby={
                  why === undefined ? undefined : common === undefined ? `why-not-${deed}` : 'why-none'
                }
                onClick={() => {
                  if (why === undefined) setAsked(deed);
                }}
              >
                {t(`deeds.${deed}.button`)}
              </Button>
              {why === undefined || common !== undefined ? null : (
                <span className="refusal" id={`why-not-${deed}`}>
                  {why}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {asked === undefined ? null : (
        <UserDeedDialog
          user={user}
          deed={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}
