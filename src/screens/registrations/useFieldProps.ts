import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FAULTS, LONGEST, type RegistrationFields, type TextName } from './registrationFields';

const OPTIONAL: readonly TextName[] = ['taxId', 'importerNumber', 'street2', 'region', 'phone', 'message'];

const AUTOCOMPLETE: Readonly<Record<TextName, string>> = {
  legalName: 'organization',
  taxId: 'off',
  importerNumber: 'off',
  street1: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  contactName: 'name',
  phone: 'tel',
  email: 'email',
  message: 'off',
};

/** What the form's fields have in common: label, fault in words, and their tie to the form. */
export function useFieldProps(form: UseFormReturn<RegistrationFields>) {
  const { t } = useTranslation('registrations');
  const { errors } = form.formState;

  /** What is wrong with a field, ours by its key, the server's as it came. */
  function fault(name: keyof RegistrationFields): string | undefined {
    const message = errors[name]?.message;
    if (message === undefined) return undefined;
    const known = FAULTS.find((key) => key === message);
    if (known === undefined) return message;
    const max = name === 'kind' || name === 'country' ? '' : LONGEST[name];
    return t(`faults.${known}`, { field: t(`fields.${name}`), max });
  }

  const text = (name: TextName) => ({
    id: name,
    label: t(`fields.${name}`),
    autoComplete: AUTOCOMPLETE[name],
    error: fault(name),
    ...(OPTIONAL.includes(name) ? { optional: t('optional') } : {}),
    ...form.register(name),
  });
  return { fault, text };
}

export type FieldProps = ReturnType<typeof useFieldProps>;
