import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { useWaiveRefundsMutation } from '../../../api/refunds/review';
import { useSending } from '../../../api/base/useSending';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextField } from '../../../components/form/TextField';

interface WaiveDialogProps {
  readonly onClose: () => void;
}

/** A company waives the refunds of a year, signed by somebody who may. */
export function WaiveDialog({ onClose }: WaiveDialogProps) {
  const { t } = useTranslation('refunds');
  const sending = useSending('waiver');
  const [waive] = useWaiveRefundsMutation();
  const [year, setYear] = useState('');
  const [signerName, setSignerName] = useState('');
  const [isAuthorised, setAuthorized] = useState(false);

  async function send(): Promise<string | null> {
    if (!/^20\d\d$/.test(year) || signerName.trim() === '' || !isAuthorised) return t('waiver.notComplete');
    const body = { fiscalYear: Number(year), signerName, isAuthorised: true as const };
    return sending.sentenceOf(
      await sending.deliver(body, (idempotencyKey) => waive({ body, idempotencyKey })),
    );
  }

  return (
    <ConfirmDialog
      title={t('waiver.question')}
      confirm={t('waiver.confirm')}
      color="danger"
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('waiver.about')}</p>
      <TextField
        id="waiver-year"
        label={t('waiver.year')}
        inputMode="numeric"
        maxLength={4}
        value={year}
        onChange={(event) => {
          setYear(event.target.value);
        }}
      />
      <TextField
        id="waiver-signer"
        label={t('waiver.signer')}
        maxLength={LIMITS.personName}
        value={signerName}
        onChange={(event) => {
          setSignerName(event.target.value);
        }}
      />
      <label className="view-choice mb-3">
        <Input
          type="checkbox"
          checked={isAuthorised}
          onChange={(event) => {
            setAuthorized(event.target.checked);
          }}
        />
        {t('waiver.authorised')}
      </label>
    </ConfirmDialog>
  );
}
