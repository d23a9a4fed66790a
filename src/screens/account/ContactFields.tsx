import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { LANGUAGES } from '../../i18n/language';
import { LONGEST, type ProfileFields, type TextFieldName } from './profileFields';
import { FIELD_LABELS, useFaultText } from './useFaultText';

interface ContactFieldsProps {
  readonly register: UseFormRegister<ProfileFields>;
  readonly errors: FieldErrors<ProfileFields>;
}

const AUTOCOMPLETE: Readonly<Record<TextFieldName, string>> = {
  dbaName: 'organization',
  street1: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  contactName: 'name',
  contactTitle: 'organization-title',
  phone: 'tel',
  email: 'email',
};
const OPTIONAL: readonly TextFieldName[] = ['dbaName', 'street2', 'region', 'contactTitle', 'phone'];
const NAMES = Object.keys(LONGEST).filter((name): name is TextFieldName => name in LONGEST);

/** The fields of address and contact, labels above, errors beside. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  const { t } = useTranslation('account');
  const faultText = useFaultText();
  return (
    <div className="form-grid">
      {NAMES.map((name) => (
        <TextField
          key={name}
          id={name}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          label={t(FIELD_LABELS[name])}
          autoComplete={AUTOCOMPLETE[name]}
          {...(OPTIONAL.includes(name) ? { optional: t('optional') } : {})}
          {...(name === 'country' ? { hint: t('countryHint') } : {})}
          error={errors[name] === undefined ? undefined : faultText(name, errors[name].message)}
          {...register(name)}
        />
      ))}
      <SelectField
        id="language"
        label={t('language')}
        options={LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))}
        {...register('language')}
      />
    </div>
  );
}
