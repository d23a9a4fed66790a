import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPermission } from '../../../domain/companyAccess';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { PermissionChoices } from './PermissionChoices';

interface PermissionsDialogProps {
  readonly person: { readonly name: string; readonly permissions: readonly CompanyPermission[] };
  /** Answers the sentence of a refusal, null when it went well. */
  readonly onSave: (permissions: CompanyPermission[]) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Changes what a company's person may do. */
export function PermissionsDialog({ person, onSave, onClose }: PermissionsDialogProps) {
  const { t } = useTranslation('users');
  const [chosen, setChosen] = useState<CompanyPermission[]>([...person.permissions]);
  return (
    <ConfirmDialog
      title={t('accountActions.changePermissions.title', { name: person.name })}
      confirm={t('accountActions.changePermissions.save')}
      onConfirm={() => onSave(chosen)}
      onClose={onClose}
    >
      <p>{t('accountActions.changePermissions.about', { name: person.name })}</p>
      <PermissionChoices chosen={chosen} onChange={setChosen} />
    </ConfirmDialog>
  );
}
