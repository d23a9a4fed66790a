import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { CompanyPerson } from '../../../../contract/endpoints/users/people';
import { permissionsText } from '../../../../contract/texts/permissions';
import { USER_TONES } from '../../../components/columns/useUserColumns';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { type PersonAction, personActions } from './personActions';

interface PersonRowProps {
  readonly person: CompanyPerson;
  readonly mayManage: boolean;
  readonly onAsk: (action: PersonAction) => void;
}

/** A person with what they may do, when they last signed in, and what can be done about their access. */
export function PersonRow({ person, mayManage, onAsk }: PersonRowProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const format = useFormat();
  const { name, email, permissions, state, lastSignInAt } = person;
  const actions = mayManage ? personActions(person) : [];
  return (
    <li className="person-row">
      <div>
        <p className="person-name">
          {person.isYou ? t('people.you', { name }) : name}{' '}
          <StatusBadge tone={USER_TONES[state]} label={t(`states.${state}`)} />
        </p>
        <p>{email}</p>
        {state === 'inactive' ? null : <p>{permissionsText(language, permissions)}</p>}
        <p className="text-body-secondary">
          {lastSignInAt === null
            ? t('people.neverSignedIn')
            : t('people.lastSignIn', { time: format.instant(lastSignInAt) })}
        </p>
      </div>
      {actions.length === 0 ? null : (
        <div className="person-actions">
          {actions.map((action) => (
            <Button
              key={action}
              color={action === 'end' ? 'danger' : 'secondary'}
              outline
              size="sm"
              aria-label={t('people.actionOf', { action: t(`people.${action}.button`), name })}
              onClick={() => {
                onAsk(action);
              }}
            >
              {t(`people.${action}.button`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
