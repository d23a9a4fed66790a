import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { useCloseImporterNumberMutation } from '../../../api/companies/admin';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextField } from '../../../components/form/TextField';
import { useBoardToday } from '../../../i18n/useBoardToday';

interface CloseNumberDialogProps {
  readonly profile: CompanyProfile;
  readonly number: string;
  readonly onClose: () => void;
}

/** Closes an importer number from a day on. */
export function CloseNumberDialog({ profile, number, onClose }: CloseNumberDialogProps) {
  const { t } = useTranslation('company');
  const sentenceOf = useSentenceOf();
  const [closedOn, setClosedOn] = useState<string>(useBoardToday());
  const [close] = useCloseImporterNumberMutation();
  return (
    <ConfirmDialog
      title={t('numbers.closeTitle', { number })}
      confirm={t('numbers.close')}
      color="danger"
      onConfirm={async () =>
        sentenceOf(
          await close({
            params: { id: profile.companyId },
            body: { version: profile.version, number, closedOn },
          }),
        )
      }
      onClose={onClose}
    >
      <p>{t('numbers.closeText')}</p>
      <TextField
        id="closed-on"
        type="date"
        label={t('numbers.closedOn')}
        value={closedOn}
        onChange={(event) => {
          setClosedOn(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
}
