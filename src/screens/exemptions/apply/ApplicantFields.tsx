import { useTranslation } from 'react-i18next';
import type { ExemptionForm } from '../../../../contract/entities/exemption';
import { TextField } from '../../../components/form/TextField';
import type { ApplicationEvent } from './application';

interface ApplicantFieldsProps {
  readonly applicant: ExemptionForm['applicant'];
  readonly errorAt: (field: string) => string | undefined;
  readonly send: (event: ApplicationEvent) => void;
}

const FIELDS = [
  ['name', 'text', 'name', 120],
  ['title', 'text', 'organization-title', 80],
  ['phone', 'tel', 'work tel', 30],
  ['email', 'email', 'work email', 254],
] as const;

/** Who applies in the company's name. */
export function ApplicantFields({ applicant, errorAt, send }: ApplicantFieldsProps) {
  const { t } = useTranslation('exemption');
  return (
    <div className="narrow-form">
      {FIELDS.map(([field, type, autoComplete, maxLength]) => (
        <TextField
          key={field}
          id={`applicant.${field}`}
          label={t(`applicant.${field}`)}
          error={errorAt(`applicant.${field}`)}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={applicant[field]}
          onChange={(event) => {
            send({ type: 'applicantTyped', field, text: event.target.value });
          }}
        />
      ))}
    </div>
  );
}
