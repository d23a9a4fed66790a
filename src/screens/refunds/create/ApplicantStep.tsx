import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applicant as applicantSchema } from '../../../../contract/entities/refund';
import { TextField } from '../../../components/form/TextField';
import type { Applicant } from './claimForm';

interface ApplicantStepProps {
  readonly applicant: Applicant;
  /** What the last attempt to go on found. */
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (applicant: Applicant) => void;
}

/** Who applies in the company's name. A field is judged when it is left, and again at every key once it was wrong. */
export function ApplicantStep({ applicant, errorAt, onChange }: ApplicantStepProps) {
  const { t } = useTranslation('claim');
  const { register, formState, subscribe } = useForm<Applicant>({
    // A copy of its own: the form writes on what it is given, and this may be frozen.
    defaultValues: { ...applicant },
    mode: 'onTouched',
    resolver: zodResolver(applicantSchema),
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          onChange(values);
        },
      }),
    [subscribe, onChange],
  );
  const errorOf = (field: keyof Applicant): string | undefined =>
    formState.errors[field] === undefined ? errorAt(`applicant.${field}`) : t(`fault.applicant-${field}`);
  return (
    <div className="narrow-form">
      <p>{t('applicant.intro')}</p>
      <TextField
        id="applicant.name"
        label={t('applicant.name')}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={120}
        {...register('name')}
      />
      <TextField
        id="applicant.title"
        label={t('applicant.title')}
        error={errorOf('title')}
        autoComplete="organization-title"
        maxLength={80}
        {...register('title')}
      />
      <TextField
        id="applicant.phone"
        label={t('applicant.phone')}
        error={errorOf('phone')}
        type="tel"
        autoComplete="work tel"
        maxLength={30}
        {...register('phone')}
      />
      <TextField
        id="applicant.email"
        label={t('applicant.email')}
        error={errorOf('email')}
        type="email"
        autoComplete="work email"
        maxLength={254}
        {...register('email')}
      />
    </div>
  );
}
