import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import type { PasswordEntry } from '../../../api/account/passwordEntries';
import { useOwnSignIn, type EmailChange } from '../../../api/account/useOwnSignIn';
import { emailFault } from '../../../components/form/emailFault';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { signInTexts } from '../../../i18n/signInTexts';
import { useLanguage } from '../../../i18n/useFormat';

interface NewEmailProps {
  readonly onSent: (change: EmailChange) => void;
  readonly onClose: () => void;
}

/** Ids apart from those of the password's form, which stands on the same page. */
const IDS: Readonly<Record<string, string>> = { email: 'new-email', current: 'email-password' };

/** Asks for the new address and the password; the code goes out with it. */
export function NewEmail({ onSent, onClose }: NewEmailProps) {
  const { t } = useTranslation('ownSignIn');
  const { t: identity } = useTranslation('identity');
  const { t: components } = useTranslation('components');
  const texts = signInTexts[useLanguage()];
  const own = useOwnSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [entries, setEntries] = useState<readonly PasswordEntry[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const fault = emailFault(email);
    const missing = [
      ...(fault === null ? [] : [{ fieldId: 'email', message: texts[fault] }]),
      ...(password === '' ? [{ fieldId: 'current', message: texts.passwordMissing }] : []),
    ];
    show(missing);
    if (missing.length > 0) return;
    setBusy(true);
    const changed = await own.changeEmail(email.trim(), password);
    setBusy(false);
    if (changed.ok) onSent(changed.data);
    else show(changed.entries);
  }

  function show(shown: readonly PasswordEntry[]): void {
    setEntries(shown);
    if (shown.length > 0) setAttempt((before) => before + 1);
  }

  const errorOf = (name: string) => entries.find(({ fieldId }) => fieldId === name)?.message;
  return (
    <Form noValidate className="narrow-form" onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        entries={entries.map(({ fieldId, message }) => {
          const id = IDS[fieldId ?? ''];
          return id === undefined ? { message } : { fieldId: id, message };
        })}
      />
      <TextField
        id="new-email"
        type="email"
        label={t('email.new')}
        hint={t('email.hint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.email}
        value={email}
        error={errorOf('email')}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
      />
      <PasswordField
        id="email-password"
        label={identity('password.current')}
        autoComplete="current-password"
        value={password}
        error={errorOf('current')}
        onType={setPassword}
      />
      <div className="d-flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy}>{t('email.send')}</SubmitButton>
        <Button color="secondary" outline onClick={onClose}>
          {components('dialog.cancel')}
        </Button>
      </div>
    </Form>
  );
}
