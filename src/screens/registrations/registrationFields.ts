import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/endpoint';
import type { register } from '../../../contract/endpoints/registrations';
import { COMPANY_KINDS } from '../../../contract/entities/company';
import { LIMITS } from '../../../contract/limits';
import { parseCountry } from '../../../domain/country';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { readTaxNumber } from '../../../domain/taxNumber';

/** Longest texts, as the contract takes them. */
export const LONGEST = {
  legalName: 120,
  taxId: 20,
  importerNumber: 20,
  street1: 64,
  street2: 64,
  city: 64,
  region: 64,
  postalCode: 12,
  contactName: LIMITS.personName,
  phone: 30,
  email: LIMITS.email,
  message: LIMITS.reasonText,
} as const;
export type TextName = keyof typeof LONGEST;

/** What can be wrong with a field, as keys of the catalogue. */
export const FAULTS = [
  'missing',
  'tooLong',
  'kind',
  'country',
  'email',
  'importerNumber',
  'taxId',
  'postalUs',
  'postalCa',
] as const;

const optional = (field: TextName) => z.string().check(z.trim(), z.maxLength(LONGEST[field], 'tooLong'));
const needed = (field: TextName) =>
  z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(LONGEST[field], 'tooLong'));
const isImporterNumber = (text: string): boolean => text.trim() === '' || parseImporterNumber(text).ok;

/** The registration form; messages are keys of the catalogue. */
export const registrationFields = z
  .object({
    legalName: needed('legalName'),
    kind: z.enum(COMPANY_KINDS, 'kind'),
    taxId: optional('taxId'),
    importerNumber: optional('importerNumber').check(z.refine(isImporterNumber, 'importerNumber')),
    street1: needed('street1'),
    street2: optional('street2'),
    city: needed('city'),
    region: optional('region'),
    postalCode: needed('postalCode'),
    country: z.string().check(z.refine((code) => parseCountry(code) !== null, 'country')),
    contactName: needed('contactName'),
    phone: optional('phone'),
    email: z
      .string()
      .check(z.trim(), z.maxLength(LONGEST.email, 'tooLong'), z.regex(/^[^\s@]+@[^\s@]+$/, 'email')),
    message: optional('message'),
  })
  .check(
    z.refine(({ country, taxId }) => taxId.trim() === '' || readTaxNumber(taxId, country) !== null, {
      error: 'taxId',
      path: ['taxId'],
    }),
    z.refine(({ country, postalCode }) => country !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode), {
      error: 'postalUs',
      path: ['postalCode'],
    }),
    z.refine(({ country, postalCode }) => country !== 'CA' || /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(postalCode), {
      error: 'postalCa',
      path: ['postalCode'],
    }),
  );
export type RegistrationFields = z.infer<typeof registrationFields>;

/** The call's payload. */
export function registrationOf({
  street1,
  street2,
  city,
  region,
  postalCode,
  country,
  ...rest
}: RegistrationFields): BodyOf<typeof register> {
  return { ...rest, address: { street1, street2, city, region, postalCode, country } };
}

/** The form's field a server entry belongs to: `address.city` is `city`. Undefined for none of ours. */
export function fieldNamed(path: string): keyof RegistrationFields | undefined {
  const last = path.split('.').at(-1);
  return [...Object.keys(LONGEST), 'kind', 'country'].find(
    (name): name is keyof RegistrationFields => name === last,
  );
}
