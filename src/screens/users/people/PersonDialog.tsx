import { useTranslation } from 'react-i18next';
import type { CompanyPerson } from '../../../../contract/endpoints/users/people';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { PermissionsDialog } from '../PermissionsDialog';
import type { PersonAction } from './personActions';
import { usePersonActions } from './usePersonActions';

interface PersonDialogProps {
  readonly person: CompanyPerson;
  readonly action: PersonAction;
  readonly onClose: () => void;
}

/** Asks before a colleague's access changes, and says what follows. */
export function PersonDialog({ person, action, onClose }: PersonDialogProps) {
  const { t } = useTranslation('users');
  const doAction = usePersonActions(person);
  if (action === 'changePermissions')
    return <PermissionsDialog person={person} onSave={doAction.permissions} onClose={onClose} />;
  const { name, email } = person;
  return (
    <ConfirmDialog
      title={t(`people.${action}.title`, { name })}
      confirm={t(`people.${action}.button`)}
      color={action === 'end' ? 'danger' : 'primary'}
      onConfirm={doAction[action]}
      onClose={onClose}
    >
      <p>{t(`people.${action}.about`, { name, email })}</p>
    </ConfirmDialog>
  );
}
