import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/endpoint';
import type { updateCompanyProfile } from '../../../contract/endpoints/companies/profile';
import type { CompanyProfile } from '../../../contract/entities/company';
import { LIMITS } from '../../../contract/limits';

/** Longest texts, as the contract takes them. */
export const LONGEST = {
  dbaName: 120,
  street1: 64,
  street2: 64,
  city: 64,
  region: 64,
  postalCode: 12,
  country: 2,
  contactName: LIMITS.personName,
  contactTitle: 80,
  phone: 30,
  email: LIMITS.email,
} as const;
export type TextFieldName = keyof typeof LONGEST;

const optional = (field: TextFieldName) => z.string().check(z.trim(), z.maxLength(LONGEST[field], 'tooLong'));
const needed = (field: TextFieldName) =>
  z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(LONGEST[field], 'tooLong'));

/** A company's own details as its form holds them; messages are keys of the catalogue. */
export const profileFields = z
  .object({
    dbaName: optional('dbaName'),
    street1: needed('street1'),
    street2: optional('street2'),
    city: needed('city'),
    region: optional('region'),
    postalCode: needed('postalCode'),
    country: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'badCountry')),
    contactName: needed('contactName'),
    contactTitle: optional('contactTitle'),
    phone: optional('phone'),
    email: z
      .string()
      .check(z.trim(), z.maxLength(LONGEST.email, 'tooLong'), z.regex(/^[^\s@]+@[^\s@]+$/, 'badEmail')),
    language: z.enum(['en', 'fr']),
  })
  .check(
    z.refine(({ country, postalCode }) => country !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode), {
      error: 'badPostalUs',
      path: ['postalCode'],
    }),
    z.refine(({ country, postalCode }) => country !== 'CA' || /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(postalCode), {
      error: 'badPostalCa',
      path: ['postalCode'],
    }),
  );
export type ProfileFields = z.infer<typeof profileFields>;

/** The form's fields of a profile. */
export const fieldsOf = (profile: CompanyProfile): ProfileFields => ({
  dbaName: profile.dbaName,
  ...profile.address,
  contactName: profile.contactName,
  contactTitle: profile.contactTitle,
  phone: profile.phone,
  email: profile.email,
  language: profile.language,
});

/** What is sent: the fields, on the version they were changed on (decision 11). */
export function editOf(
  { street1, street2, city, region, postalCode, country, ...rest }: ProfileFields,
  { companyId, version }: Pick<CompanyProfile, 'companyId' | 'version'>,
): BodyOf<typeof updateCompanyProfile> {
  return { companyId, version, address: { street1, street2, city, region, postalCode, country }, ...rest };
}

/** The form's field a server entry belongs to: `address.city` is `city`. Undefined for none of ours. */
export function fieldNamed(path: string): keyof ProfileFields | undefined {
  const last = path.split('.').at(-1);
  return [...Object.keys(LONGEST), 'language'].find((name): name is keyof ProfileFields => name === last);
}
