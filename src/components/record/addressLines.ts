import type { CompanyProfile } from '../../../contract/entities/company';

/** An address as it is written on a letter, a line each; what is not known takes none. */
export const addressLines = ({
  street1,
  street2,
  city,
  region,
  postalCode,
  country,
}: CompanyProfile['address']): string =>
  [street1, street2, [city, region, postalCode].filter(isSome).join(' '), country].filter(isSome).join('\n');

const isSome = (part: string): boolean => part !== '';
