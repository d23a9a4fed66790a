import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import { ErrorSummary, type SummaryEntry } from './ErrorSummary';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { SubmitButton } from './SubmitButton';
import { newPasswordFaults, type NewPassword } from './newPasswordFaults';

interface NewPasswordFormProps {
  /** Label of the present password; left out where a link stands for it. */
  readonly currentLabel?: string;
  /** Whose password it is, for the browser's own password store. */
  readonly username?: string;
  /** Sends the new password; answers what to show, nothing when it went well. `fieldId` is a field of `NewPassword`. */
  readonly send: (password: NewPassword) => Promise<readonly SummaryEntry[]>;
}

/** Chooses a new password: rules beside it, pasting works, nothing is trimmed. */
export function NewPasswordForm({ currentLabel, username, send }: NewPasswordFormProps) {
  const { t } = useTranslation('identity');
  const [fields, setFields] = useState<NewPassword>({ current: '', next: '', again: '' });
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const faults = newPasswordFaults(fields, currentLabel !== undefined);
    show(faults.map(({ field, fault }) => ({ fieldId: field, message: t(`password.${fault}`) })));
    if (faults.length > 0) return;
    setBusy(true);
    const refusals = await send(fields);
    setBusy(false);
    show(refusals);
  }

  function show(shown: readonly SummaryEntry[]): void {
    setEntries(shown);
    if (shown.length > 0) setAttempt((before) => before + 1);
  }

  const props = (name: keyof NewPassword) => ({
    id: name,
    value: fields[name],
    error: entries.find((entry) => entry.fieldId === name)?.message,
    onType: (value: string) => {
      setFields({ ...fields, [name]: value });
    },
  });
  return (
    <Form noValidate className="narrow-form" onSubmit={(event) => void submit(event)}>
      <ErrorSummary attempt={attempt} entries={entries} />
      {username === undefined ? null : (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {currentLabel === undefined ? null : (
        <PasswordField {...props('current')} label={currentLabel} autoComplete="current-password" />
      )}
      <PasswordField
        {...props('next')}
        label={t('password.new')}
        hint={<PasswordRules password={fields.next} />}
        autoComplete="new-password"
      />
      <PasswordField {...props('again')} label={t('password.repeat')} autoComplete="new-password" />
      <SubmitButton isBusy={isBusy}>{t('password.submit')}</SubmitButton>
    </Form>
  );
}
