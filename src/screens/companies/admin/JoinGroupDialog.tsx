import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { useJoinCompanyGroupMutation } from '../../../api/companies/admin';
import { useSending } from '../../../api/base/useSending';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { Dialog } from '../../../components/dialog/Dialog';
import { TextField } from '../../../components/form/TextField';
import { CloseButton } from './CloseButton';
import { ChooseCompany } from './ChooseCompany';
import { useBoardToday } from '../../../i18n/useBoardToday';

interface JoinGroupDialogProps {
  readonly profile: CompanyProfile;
  readonly onClose: () => void;
}

/** Chooses with whom the company shares the exempt quantity, and from when. */
export function JoinGroupDialog({ profile, onClose }: JoinGroupDialogProps) {
  const { t } = useTranslation('company');
  const { deliver, sentenceOf } = useSending('group');
  const [join] = useJoinCompanyGroupMutation();
  const [other, setOther] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [from, setFrom] = useState<string>(useBoardToday());
  if (other === null) {
    return (
      <Dialog title={t('group.joinTitle', { company: profile.legalName })} onClose={onClose}>
        <ChooseCompany title={t('group.with')} except={profile.companyId} onChoose={setOther} />
        <CloseButton onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('group.joinWith', { company: profile.legalName, other: other.name })}
      confirm={t('group.join')}
      onConfirm={async () => {
        const body = { version: profile.version, withCompanyId: other.id, from };
        return sentenceOf(
          await deliver(body, (idempotencyKey) =>
            join({ params: { id: profile.companyId }, body, idempotencyKey }),
          ),
        );
      }}
      onClose={onClose}
    >
      <p>{t('group.joinText')}</p>
      <TextField
        id="joined-from"
        type="date"
        label={t('group.from')}
        value={from}
        onChange={(event) => {
          setFrom(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
}
