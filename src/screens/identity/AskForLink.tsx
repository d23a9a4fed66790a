import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Form } from 'reactstrap';
import { LIMITS } from '../../../contract/limits';
import { ErrorSummary, type SummaryEntry } from '../../components/form/ErrorSummary';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { PageHeader } from '../../components/PageHeader';
import { signInTexts } from '../../i18n/signInTexts';
import { useLanguage } from '../../i18n/useFormat';
import { emailFault } from '../../components/form/emailFault';

interface AskForLinkProps {
  /** Asks for the link; answers the sentence to show, null when it went well. */
  readonly send: (email: string) => Promise<string | null>;
}

/** The one field that a link by email needs. */
export function AskForLink({ send }: AskForLinkProps) {
  const { t } = useTranslation('recovery');
  const { t: identity } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const texts = signInTexts[useLanguage()];
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const fault = emailFault(email);
    setEntries(fault === null ? [] : [{ fieldId: 'email', message: texts[fault] }]);
    setAttempt(attempt + 1);
    if (fault !== null) return;
    setBusy(true);
    const sentence = await send(email.trim());
    setBusy(false);
    if (sentence === null) return;
    setEntries([{ message: sentence }]);
    setAttempt(attempt + 2);
  }

  return (
    <>
      <PageHeader title={titles('ForgotPassword.title')} lead={t('forgot.lead')} />
      <Form noValidate className="narrow-form" onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={attempt} entries={entries} />
        <TextField
          id="email"
          type="email"
          label={texts.email}
          hint={t('forgot.emailHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
          value={email}
          error={entries.find(({ fieldId }) => fieldId === 'email')?.message}
          onChange={(event) => {
            setEmail(event.target.value);
          }}
        />
        <div className="d-flex flex-wrap gap-3 align-items-center">
          <SubmitButton isBusy={isBusy}>{t('forgot.submit')}</SubmitButton>
          <Link to="/">{identity('help.back')}</Link>
        </div>
      </Form>
    </>
  );
}
