import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';
import { useGrantFilingExtensionMutation } from '../../../api/refunds/review';
import { useSending } from '../../../api/base/useSending';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';

interface FilingExtensionDialogProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

/** Lets late claims of a company's year in until a day, with a reason. */
export function FilingExtensionDialog({ companyId, onClose }: FilingExtensionDialogProps) {
  const { t } = useTranslation('refunds');
  const sending = useSending('filing-extension');
  const [grant] = useGrantFilingExtensionMutation();
  const [year, setYear] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');

  async function send(): Promise<string | null> {
    if (!/^20\d\d$/.test(year) || until === '' || reason.trim() === '') return t('waiver.notCompleteLate');
    const body = { companyId, fiscalYear: Number(year), until, reason };
    return sending.sentenceOf(
      await sending.deliver(body, (idempotencyKey) => grant({ body, idempotencyKey })),
    );
  }

  return (
    <ConfirmDialog
      title={t('waiver.letInQuestion')}
      confirm={t('waiver.letIn')}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField
        id="late-year"
        label={t('waiver.year')}
        inputMode="numeric"
        maxLength={4}
        value={year}
        onChange={(event) => {
          setYear(event.target.value);
        }}
      />
      <TextField
        id="late-until"
        type="date"
        label={t('waiver.until')}
        value={until}
        onChange={(event) => {
          setUntil(event.target.value);
        }}
      />
      <TextAreaField
        id="late-reason"
        label={t('waiver.reason')}
        maxLength={LIMITS.reasonText}
        value={reason}
        onChange={(event: { target: { value: string } }) => {
          setReason(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
}
