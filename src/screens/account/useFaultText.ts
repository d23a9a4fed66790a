import { useTranslation } from 'react-i18next';
import { LONGEST, type TextFieldName } from './profileFields';

/** Labels of the form's fields, by their names. */
export const FIELD_LABELS = {
  dbaName: 'dbaName',
  street1: 'street1',
  street2: 'street2',
  city: 'city',
  region: 'region',
  postalCode: 'postalCode',
  country: 'country',
  contactName: 'contactName',
  contactTitle: 'contactRole',
  phone: 'phone',
  email: 'mail',
} as const satisfies Record<TextFieldName, string>;

const FAULTS = ['missing', 'tooLong', 'badEmail', 'badCountry', 'badPostalUs', 'badPostalCa'] as const;

/** Turns a fault of a field into its sentence: ours by its key, the server's as it came. */
export function useFaultText(): (name: string, message: string | undefined) => string {
  const { t } = useTranslation('account');
  return (name, message = '') => {
    const fault = FAULTS.find((key) => key === message);
    if (fault === undefined) return message;
    const field = Object.entries(FIELD_LABELS).find(([known]) => known === name);
    const max = Object.entries(LONGEST).find(([known]) => known === name);
    return t(fault, { field: field === undefined ? name : t(field[1]), max: max?.[1] });
  };
}
