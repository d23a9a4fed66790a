import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import type { UserRecord } from '../../../../contract/endpoints/users/record';
import type { Role } from '../../../../contract/roles';
import { useGetCompanyUserRolesQuery } from '../../../api/users/record';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { Dialog } from '../../../components/dialog/Dialog';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { RoleChoices } from '../RoleChoices';

interface RolesDialogProps {
  readonly user: UserRecord;
  readonly onSave: (roles: Role[]) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Gives and takes roles; the choices are those the server lets this person hold. */
export function RolesDialog({ user, onSave, onClose }: RolesDialogProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const { data, error, refetch } = useGetCompanyUserRolesQuery({ params: { id: user.id } });
  const [chosen, setChosen] = useState<readonly Role[]>(user.roles);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const unread = readApiFailure(error);

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFault(chosen.length === 0 ? t('roleMissing') : undefined);
    if (chosen.length === 0) return;
    setBusy(true);
    const sentence = await onSave([...chosen]);
    setBusy(false);
    setFailure(sentence);
    if (sentence === null) onClose();
  }

  return (
    <Dialog title={t('accountActions.changeRoles.title', { name: user.name })} onClose={onClose}>
      <p>{t('accountActions.changeRoles.about', { name: user.name })}</p>
      {unread === null ? null : (
        <LoadFailure
          message={`${t('rolesFailed')} ${errorMessage(unread, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && unread === null ? <SkeletonLines count={4} /> : null}
      <Form noValidate onSubmit={(event) => void save(event)}>
        {data === undefined ? null : (
          <RoleChoices
            id="user-roles"
            choices={data.assignable}
            chosen={chosen}
            error={fault}
            onChange={setChosen}
          />
        )}
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton isBusy={isBusy}>{t('accountActions.changeRoles.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
