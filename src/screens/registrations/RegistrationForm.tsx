import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import { errorMessage, fieldMessages } from '../../api/base/errorMessage';
import { useRegisterMutation } from '../../api/registrations';
import { readApiFailure } from '../../api/base/readApiFailure';
import { ErrorSummary, type SummaryEntry } from '../../components/form/ErrorSummary';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextAreaField } from '../../components/form/TextAreaField';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { CompanyPart } from './CompanyPart';
import { PlacePart } from './PlacePart';
import {
  fieldNamed,
  LONGEST,
  registrationFields,
  registrationOf,
  type RegistrationFields,
} from './registrationFields';
import { useFieldProps } from './useFieldProps';

interface RegistrationFormProps {
  /** With the address the next email goes to. */
  readonly onSent: (email: string) => void;
}

const EMPTY = {
  legalName: '',
  taxId: '',
  importerNumber: '',
  street1: '',
  street2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  contactName: '',
  phone: '',
  email: '',
  message: '',
};

/** The company, its address, whom to write to, and what it wants of the board. */
export function RegistrationForm({ onSent }: RegistrationFormProps) {
  const { t } = useTranslation('registrations');
  const language = useLanguage();
  const format = useFormat();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const [register, { isLoading }] = useRegisterMutation();
  const form = useForm<RegistrationFields>({
    resolver: zodResolver(registrationFields),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const field = useFieldProps(form);

  async function send(fields: RegistrationFields): Promise<void> {
    setAttempt(attempt + 1);
    if (isLoading) return;
    const failure = readApiFailure((await register({ body: registrationOf(fields) })).error);
    if (failure === null) {
      onSent(fields.email);
      return;
    }
    for (const [path, message] of Object.entries(fieldMessages(failure))) {
      const name = fieldNamed(path);
      if (name !== undefined) form.setError(name, { type: 'server', message });
    }
    setRefusal(errorMessage(failure, language));
  }

  const entries: readonly SummaryEntry[] = [
    ...(refusal === undefined ? [] : [{ message: refusal }]),
    ...Object.keys(errors).flatMap((path): SummaryEntry[] => {
      const name = fieldNamed(path);
      return name === undefined ? [] : [{ fieldId: name, message: field.fault(name) ?? '' }];
    }),
  ];
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        setRefusal(undefined);
        void form.handleSubmit(send, () => {
          setAttempt(attempt + 1);
        })(event);
      }}
    >
      <ErrorSummary attempt={attempt} entries={entries} />
      <CompanyPart form={form} field={field} />
      <PlacePart form={form} field={field} />
      <section className="surface" aria-labelledby="message-part">
        <h2 id="message-part">{t('messagePart')}</h2>
        <TextAreaField
          {...field.text('message')}
          hint={t('messageHint', { limit: format.count(LONGEST.message) })}
        />
      </section>
      <p className="mt-3 mb-0">
        <SubmitButton isBusy={isLoading}>{t('send')}</SubmitButton>
      </p>
    </Form>
  );
}
