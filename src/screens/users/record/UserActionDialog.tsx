import { useTranslation } from 'react-i18next';
import type { UserRecord } from '../../../../contract/endpoints/users/record';
import { LIMITS } from '../../../../contract/limits';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { PermissionsDialog } from '../PermissionsDialog';
import { RolesDialog } from './RolesDialog';
import type { UserAction } from './userActions';
import { useUserActions } from './useUserActions';

interface UserActionDialogProps {
  readonly user: UserRecord;
  readonly action: UserAction;
  readonly onClose: () => void;
}

/** Asks before an action: whom it is about, what follows, and the reason where the record keeps one. */
export function UserActionDialog({ user, action, onClose }: UserActionDialogProps) {
  const { t } = useTranslation('users');
  const doAction = useUserActions(user);
  const { name, email } = user;
  if (action === 'changeRoles') return <RolesDialog user={user} onSave={doAction.roles} onClose={onClose} />;
  if (action === 'changePermissions')
    return <PermissionsDialog person={user} onSave={doAction.permissions} onClose={onClose} />;
  const words = {
    title: t(`accountActions.${action}.title`, { name }),
    confirm: t(`accountActions.${action}.button`),
    onClose,
  };
  const about = <p>{t(`accountActions.${action}.about`, { name, email })}</p>;
  if (action === 'lock' || action === 'switchOff') {
    return (
      <DraftReasonDialog
        draftName={`user-${user.id}-${action}`}
        {...words}
        color="danger"
        maxLength={LIMITS.reasonText}
        onConfirm={(_, reason) => doAction.withReason(action, reason)}
      >
        {about}
      </DraftReasonDialog>
    );
  }
  return (
    <ConfirmDialog {...words} onConfirm={() => doAction.plain(action)}>
      {about}
    </ConfirmDialog>
  );
}
