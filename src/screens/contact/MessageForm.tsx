import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button, Form } from 'reactstrap';
import { errorMessage, fieldMessages } from '../../api/base/errorMessage';
import { useSendContactMessageMutation } from '../../api/contact';
import { readApiFailure } from '../../api/base/readApiFailure';
import { ErrorSummary, type SummaryEntry } from '../../components/form/ErrorSummary';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextAreaField } from '../../components/form/TextAreaField';
import { TextField } from '../../components/form/TextField';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { selectPerson } from '../../state/session';
import { LONGEST, messageFaults, sentFields, type MessageFields } from './messageFields';

/** Writes to the board; whoever is signed in need not say who they are. What was written stays when sending fails. */
export function MessageForm() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const format = useFormat();
  const person = useSelector(selectPerson);
  const [fields, setFields] = useState<MessageFields>({
    name: person.name,
    email: person.email,
    message: '',
  });
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const [sentFor, setSentFor] = useState<string>();
  const [send, { isLoading }] = useSendContactMessageMutation();

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    setAttempt(attempt + 1);
    const faults = messageFaults(fields);
    setEntries(
      faults.map(({ field, fault }) => ({
        fieldId: field,
        message: t(`faults.${fault}`, { limit: format.count(LONGEST[field]) }),
      })),
    );
    if (faults.length > 0) return;
    const body = sentFields(fields);
    const failure = readApiFailure((await send({ body })).error);
    if (failure === null) {
      setSentFor(body.email);
      setFields({ ...fields, message: '' });
      return;
    }
    const placed = Object.entries(fieldMessages(failure));
    setEntries(
      placed.length === 0
        ? [{ message: errorMessage(failure, language) }]
        : placed.map(([fieldId, message]) => ({ fieldId, message })),
    );
  }

  if (sentFor !== undefined) {
    return (
      <>
        <p role="status" className="alert alert-success">
          {t('sent', { email: sentFor })}
        </p>
        <Button
          color="secondary"
          outline
          onClick={() => {
            setSentFor(undefined);
          }}
        >
          {t('another')}
        </Button>
      </>
    );
  }
  const field = (name: keyof MessageFields) => ({
    id: name,
    label: t(name),
    value: fields[name],
    error: entries.find(({ fieldId }) => fieldId === name)?.message,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setFields({ ...fields, [name]: target.value });
      setEntries(entries.filter(({ fieldId }) => fieldId !== name));
    },
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary attempt={attempt} entries={entries} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" hint={t('emailHint')} />
      <TextAreaField {...field('message')} rows={6} hint={t('messageHint')} />
      <SubmitButton isBusy={isLoading}>{t('send')}</SubmitButton>
    </Form>
  );
}
