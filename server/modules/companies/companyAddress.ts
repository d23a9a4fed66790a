import { countryName } from '../../../contract/texts/countryName';
import type { Language } from '../../../contract/texts/sentence';
import type { Queries } from '../../db/tables';

interface CompanyAddress {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
}

/** The lines of a company's address as a letter has them, below its name. */
export function addressLines(company: CompanyAddress, language: Language): readonly string[] {
  const place = [company.city, company.region, company.postal_code].filter((part) => part !== '').join(' ');
  return [company.street1, company.street2, place, countryName(language, company.country)].filter(
    (part) => part !== '',
  );
}

/** The same of a company by its ID; none for an ID that no company has. */
export async function findAddressLines(
  queries: Queries,
  companyId: string,
  language: Language,
): Promise<readonly string[]> {
  const company = await queries
    .selectFrom('company')
    .select(['street1', 'street2', 'city', 'region', 'postal_code', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company === undefined ? [] : addressLines(company, language);
}
