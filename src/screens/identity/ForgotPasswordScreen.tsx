import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorText } from '../../api/errorMessage';
import { useForgotPasswordMutation } from '../../api/identity';
import { ErrorSummary } from '../../components/form/ErrorSummary';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { PageHeader } from '../../components/PageHeader';
import { useLanguage } from '../../i18n/useFormat';

/** Asks for a link to set a new password; the answer never tells whether the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [wrong, setWrong] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [ask, { isLoading, isError }] = useForgotPasswordMutation();

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setAttempt(attempt + 1);
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(email.trim());
    setWrong(isAddress ? undefined : t('forgot.emailShape'));
    if (!isAddress) return;
    const { error } = await ask({ body: { email: email.trim() } });
    setSent(error === undefined);
  }

  if (isSent) {
    return (
      <>
        <PageHeader title={t('forgot.sentTitle')} lead={t('forgot.sent', { email: email.trim() })} />
        <Link to="/">{t('forgot.back')}</Link>
      </>
    );
  }
  const failure =
    isError && wrong === undefined ? [{ message: errorText('forgotPasswordFailed', language) }] : [];
  return (
    <form noValidate className="narrow-form" onSubmit={(event) => void send(event)}>
      <PageHeader title={titles('ForgotPassword.title')} lead={t('forgot.lead')} />
      <ErrorSummary
        attempt={attempt}
        entries={wrong === undefined ? failure : [{ fieldId: 'email', message: wrong }]}
      />
      <TextField
        id="email"
        type="email"
        label={t('forgot.email')}
        autoComplete="username"
        maxLength={254}
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.target.value);
        }}
      />
      <SubmitButton isBusy={isLoading}>{t('forgot.submit')}</SubmitButton>
      <p>
        <Link to="/">{t('forgot.back')}</Link>
      </p>
    </form>
  );
}
