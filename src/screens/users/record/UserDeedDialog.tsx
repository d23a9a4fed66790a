import { useTranslation } from 'react-i18next';
import type { UserRecord } from '../../../../contract/endpoints/users';
import { LIMITS } from '../../../../contract/limits';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { KeptReasonDialog } from '../../shared/KeptReasonDialog';
import { RolesDialog } from './RolesDialog';
import type { UserDeed } from './userDeeds';
import { useUserDeeds } from './useUserDeeds';

interface UserDeedDialogProps {
  readonly user: UserRecord;
  readonly deed: UserDeed;
  readonly onClose: () => void;
}

/** Asks before a deed: whom it is about, what follows, and the reason where the record keeps one. */
export function UserDeedDialog({ user, deed, onClose }: UserDeedDialogProps) {
  const { t } = useTranslation('users');
  const doDeed = useUserDeeds(user);
  const { name, email } = user;
  if (deed === 'changeRoles') return <RolesDialog user={user} onSave={doDeed.roles} onClose={onClose} />;
  const words = {
    title: t(`deeds.${deed}.title`, { name }),
    confirm: t(`deeds.${deed}.button`),
    onClose,
  };
  const about = <p>{t(`deeds.${deed}.about`, { name, email })}</p>;
  if (deed === 'lock' || deed === 'switchOff') {
    return (
      <KeptReasonDialog
        keptAs={`user-${user.id}-${deed}`}
        {...words}
        color="danger"
        maxLength={LIMITS.reasonText}
        onConfirm={(_, reason) => doDeed.withReason(deed, reason)}
      >
        {about}
      </KeptReasonDialog>
    );
  }
  return (
    <ConfirmDialog {...words} onConfirm={() => doDeed.plain(deed)}>
      {about}
    </ConfirmDialog>
  );
}
