import type { CompanyProfile } from '../../../contract/entities/company';
import { countryName } from '../../../contract/texts/countryName';
import type { Language } from '../../../contract/texts/sentence';

/** An address as it is written on a letter in a language, a line each; what is not known takes none. */
export const addressLines = (
  language: Language,
  { street1, street2, city, region, postalCode, country }: CompanyProfile['address'],
): string =>
  [street1, street2, [city, region, postalCode].filter(isSome).join(' '), countryName(language, country)]
    .filter(isSome)
    .join('\n');

const isSome = (part: string): boolean => part !== '';
