import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { useLanguage } from '../../i18n/useFormat';
import { countryOptions } from '../shared/countryOptions';
import type { RegistrationFields } from './registrationFields';
import type { FieldProps } from './useFieldProps';

interface PartProps {
  readonly form: UseFormReturn<RegistrationFields>;
  readonly field: FieldProps;
}

/** Where the company is, and whom the board writes to. */
export function PlacePart({ form, field }: PartProps) {
  const { t } = useTranslation('registrations');
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  return (
    <>
      <section className="surface" aria-labelledby="address-part">
        <h2 id="address-part">{t('addressPart')}</h2>
        <div className="form-grid">
          <TextField {...field.text('street1')} />
          <TextField {...field.text('street2')} />
          <TextField {...field.text('city')} />
          <TextField {...field.text('region')} />
          <TextField {...field.text('postalCode')} />
          <SelectField
            id="country"
            label={t('fields.country')}
            options={countries}
            autoComplete="country"
            error={field.fault('country')}
            {...form.register('country')}
          />
        </div>
      </section>
      <section className="surface" aria-labelledby="contact-part">
        <h2 id="contact-part">{t('contactPart')}</h2>
        <div className="form-grid">
          <TextField {...field.text('contactName')} />
          <TextField {...field.text('email')} type="email" hint={t('emailHint')} />
          <TextField {...field.text('phone')} type="tel" />
        </div>
      </section>
    </>
  );
}
