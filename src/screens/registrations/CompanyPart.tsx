import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COMPANY_KINDS } from '../../../contract/entities/company';
import { ChoiceField } from '../../components/form/ChoiceField';
import { TextField } from '../../components/form/TextField';
import type { RegistrationFields } from './registrationFields';
import type { FieldProps } from './useFieldProps';

interface PartProps {
  readonly form: UseFormReturn<RegistrationFields>;
  readonly field: FieldProps;
}

/** What the company is and the numbers it goes by. */
export function CompanyPart({ form, field }: PartProps) {
  const { t } = useTranslation('registrations');
  return (
    <section className="surface" aria-labelledby="company-part">
      <h2 id="company-part">{t('companyPart')}</h2>
      <div className="form-grid">
        <TextField {...field.text('legalName')} />
      </div>
      <Controller
        control={form.control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            id="kind"
            legend={t('fields.kind')}
            error={field.fault('kind')}
            value={COMPANY_KINDS.find((kind) => kind === value) ?? null}
            choices={COMPANY_KINDS.map((kind) => ({
              value: kind,
              label: t(`kinds.${kind}`),
              about: t(`kindAbout.${kind}`),
            }))}
            onChoose={onChange}
          />
        )}
      />
      <div className="form-grid">
        <TextField {...field.text('taxId')} hint={t('taxIdHint')} />
        <TextField {...field.text('importerNumber')} hint={t('importerNumberHint')} />
      </div>
    </section>
  );
}
