import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits';
import { TextField } from '../../components/form/TextField';
import { readWriteOff, typedAmount } from '../../components/ledger/readWriteOff';
import { decimalMarkOf } from '../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { DraftReasonDialog } from './DraftReasonDialog';

interface WriteOffDialogProps {
  /** Under what name the reason is kept over a reload. */
  readonly draftName: string;
  /** Of the report, or of the exemption whose closed year is owed. */
  readonly number: string;
  readonly companyName: string;
  /** What is open, exact money: all of it is offered at first. */
  readonly open: string;
  /** Answers why it could not be done, or null where it was. */
  readonly onWriteOff: (amount: string, reason: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks how much of what is owed is given up and why, and says what that means. */
export function WriteOffDialog({
  draftName,
  number,
  companyName,
  open,
  onWriteOff,
  onClose,
}: WriteOffDialogProps) {
  const { t } = useTranslation('correction');
  const language = useLanguage();
  const format = useFormat();
  const [typed, setTyped] = useState(() => typedAmount(open, language));
  const [fault, setFault] = useState<string>();

  async function send(reason: string): Promise<string | null> {
    const amount = readWriteOff(typed, open, decimalMarkOf(language));
    const sentence = amount.ok ? undefined : t(`fault.${amount.failure}`, { open: format.money(open) });
    setFault(sentence);
    return amount.ok ? onWriteOff(amount.value, reason) : (sentence ?? null);
  }

  return (
    <DraftReasonDialog
      draftName={draftName}
      title={t('title.write-off', { number })}
      maxLength={LIMITS.reasonText}
      confirm={t('confirm.write-off')}
      color="danger"
      onConfirm={(_, text) => send(text)}
      onClose={onClose}
    >
      <p>{t('about.write-off', { company: companyName })}</p>
      <p>{t('second')}</p>
      <TextField
        id="write-off-amount"
        label={t('amount')}
        hint={t('amountHint', { open: format.money(open) })}
        error={fault}
        before="$"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
    </DraftReasonDialog>
  );
}
