import type { BodyOf } from '../../../../contract/endpoint';
import type { createImporterCompany } from '../../../../contract/endpoints/customs/importers';

export const COMPANY_FIELDS = ['legalName', 'street1', 'street2', 'city', 'region', 'postalCode'] as const;
type CompanyField = (typeof COMPANY_FIELDS)[number];
export const OPTIONAL_FIELDS: readonly CompanyField[] = ['street2', 'region'];

/** A new company as it is being typed. */
export type NewCompany = Readonly<Record<CompanyField | 'country', string>>;

/** Where the form begins: the name as Customs sends it most often, and where nearly every importer is. */
export const firstCompany = (name = ''): NewCompany => ({
  legalName: name,
  street1: '',
  street2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
});

/** What a company must have that is not typed yet. */
export const missingFields = (typed: NewCompany): readonly CompanyField[] =>
  COMPANY_FIELDS.filter((field) => !OPTIONAL_FIELDS.includes(field) && typed[field].trim() === '');

/** The call's payload, but for the number. */
export const companyOf = ({
  legalName,
  ...address
}: NewCompany): Omit<BodyOf<typeof createImporterCompany>, 'importerNumber'> => ({ legalName, address });
