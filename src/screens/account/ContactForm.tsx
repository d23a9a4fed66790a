import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import type { CompanyProfile } from '../../../contract/entities/company';
import { useUpdateCompanyProfileMutation } from '../../api/companies/profile';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { ErrorSummary, type SummaryEntry } from '../../components/form/ErrorSummary';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useLanguage } from '../../i18n/useFormat';
import { ContactFields } from './ContactFields';
import { editOf, fieldNamed, fieldsOf, profileFields, type ProfileFields } from './profileFields';
import { LeaveUnsaved } from './LeaveUnsaved';
import { useFaultText } from './useFaultText';

interface ContactFormProps {
  readonly profile: CompanyProfile;
  readonly onDone: (saved: boolean) => void;
}

/** Changes address and contact. A newer version of the details refuses the save, and what was typed stays (decision 11). */
export function ContactForm({ profile, onDone }: ContactFormProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const faultText = useFaultText();
  const [basis, setBasis] = useState(profile);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const [save, { isLoading }] = useUpdateCompanyProfileMutation();
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileFields),
    values: fieldsOf(basis),
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;

  async function send(fields: ProfileFields): Promise<void> {
    setAttempt(attempt + 1);
    const failure = readApiFailure((await save({ body: editOf(fields, basis) })).error);
    if (failure === null) {
      onDone(true);
      return;
    }
    const placed = failure.kind === 'refused' ? failure.errors : [];
    for (const { field, details } of placed) {
      const name = field === undefined ? undefined : fieldNamed(field);
      if (name !== undefined) form.setError(name, { type: 'server', message: details });
    }
    setRefusal(errorMessage(failure, language));
  }

  const entries: readonly SummaryEntry[] = [
    ...(refusal === undefined ? [] : [{ message: refusal }]),
    ...Object.entries(errors).map(([name, fault]) => ({
      fieldId: name,
      message: faultText(name, fault.message),
    })),
  ];
  const isOlder = profile.version !== basis.version;
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
      <LeaveUnsaved isDirty={isDirty} />
      <ErrorSummary attempt={attempt} entries={entries} />
      {isOlder ? (
        <div className="alert alert-warning">
          <p>{t('stale')}</p>
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              setBasis(profile);
            }}
          >
            {t('useNewest')}
          </Button>
        </div>
      ) : null}
      <ContactFields register={form.register} errors={errors} />
      <div className="d-flex flex-wrap gap-2">
        <SubmitButton isBusy={isLoading}>{t('save')}</SubmitButton>
        <Button
          color="secondary"
          outline
          onClick={() => {
            onDone(false);
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
