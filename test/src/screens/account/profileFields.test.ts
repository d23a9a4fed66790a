import type { CompanyProfile } from '../../../../contract/entities/company';
import { companyProfileEdit } from '../../../../contract/entities/company';
import { editOf, fieldNamed, fieldsOf, profileFields } from '../../../../src/screens/account/profileFields';

const profile: CompanyProfile = {
  companyId: '7',
  version: 3,
  legalName: 'Scierie Boréal inc.',
  dbaName: '',
  kind: 'IMPORTER',
  status: 'Active',
  managesPeople: true,
  taxId: null,
  importerNumbers: ['12-3456789AB'],
  isAssessmentPayer: false,
  isExempt: true,
  isRefundEligible: true,
  address: {
    street1: '12, rue de l’Érable',
    street2: '',
    city: 'Chicoutimi',
    region: 'QC',
    postalCode: 'G7H 1A1',
    country: 'CA',
  },
  contactName: 'Zoë Tremblay',
  contactTitle: '',
  phone: '+1 418 555 0101',
  email: 'zoe@boreal.example',
  language: 'fr',
};

const faults = (changed: Partial<ReturnType<typeof fieldsOf>>): Record<string, string> => {
  const read = profileFields.safeParse({ ...fieldsOf(profile), ...changed });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('a company’s own details', () => {
  it('H54 go to the server as they came, accents and all, on the version they were changed on', () => {
    const edit = editOf(profileFields.parse(fieldsOf(profile)), profile);
    expect(companyProfileEdit.safeParse(edit).success).toBe(true);
    expect(edit).toMatchObject({ version: 3, contactName: 'Zoë Tremblay', address: profile.address });
  });

  it('are refused with the reason at the field', () => {
    expect(faults({ city: '  ', email: 'zoe', country: 'Canada' })).toEqual({
      city: 'missing',
      email: 'badEmail',
      country: 'badCountry',
    });
  });

  it('have postal codes of their country', () => {
    expect(faults({ postalCode: '04999' })).toEqual({ postalCode: 'badPostalCa' });
    expect(faults({ country: 'US', postalCode: 'G7H 1A1' })).toEqual({ postalCode: 'badPostalUs' });
    expect(faults({ country: 'us', postalCode: '04999-1234' })).toEqual({});
    expect(faults({ country: 'FR', postalCode: '75011' })).toEqual({});
  });

  it('take no more than the server takes', () => {
    expect(faults({ street1: 'x'.repeat(65) })).toEqual({ street1: 'tooLong' });
  });

  it('find the field of a server’s entry by its path', () => {
    expect(fieldNamed('address.postalCode')).toBe('postalCode');
    expect(fieldNamed('version')).toBeUndefined();
  });
});
