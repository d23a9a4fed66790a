import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import { ErrorSummary, type SummaryEntry } from './ErrorSummary';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { newPasswordFaults, type NewPassword } from './newPasswordFaults';

interface NewPasswordFormProps {
  /** Label of the present password; left out where a link stands for it. */
  readonly currentLabel?: string;
  /** Sends the new password; answers what to show, null when it went well. */
  readonly send: (password: NewPassword) => Promise<string | null>;
}

/** Chooses a new password; pasting works, nothing is trimmed. */
export function NewPasswordForm({ currentLabel, send }: NewPasswordFormProps) {
  const { t } = useTranslation('identity');
  const [fields, setFields] = useState<NewPassword>({ current: '', next: '', again: '' });
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setAttempt(attempt + 1);
    const faults = newPasswordFaults(fields, currentLabel !== undefined);
    setEntries(faults.map(({ field, fault }) => ({ fieldId: field, message: t(`password.${fault}`) })));
    if (faults.length > 0) return;
    setBusy(true);
    const failure = await send(fields);
    setBusy(false);
    if (failure !== null) setEntries([{ message: failure }]);
  }

  const field = (name: keyof NewPassword, label: string, autoComplete: string, hint?: string) => (
    <TextField
      id={name}
      type="password"
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      maxLength={256}
      value={fields[name]}
      error={entries.find((entry) => entry.fieldId === name)?.message}
      onChange={(event) => {
        setFields({ ...fields, [name]: event.target.value });
      }}
    />
  );
  return (
    <Form noValidate className="narrow-form" onSubmit={(event) => void submit(event)}>
      <ErrorSummary attempt={attempt} entries={entries} />
      {currentLabel === undefined ? null : field('current', currentLabel, 'current-password')}
      {field('next', t('password.new'), 'new-password', t('password.newHint'))}
      {field('again', t('password.repeat'), 'new-password')}
      <SubmitButton isBusy={isBusy}>{t('password.submit')}</SubmitButton>
    </Form>
  );
}
