import { safeParse } from 'zod/mini';
import { register } from '../../../../contract/endpoints/registrations';
import { countryOptions } from '../../../../src/screens/shared/countryOptions';
import {
  fieldNamed,
  registrationFields,
  registrationOf,
  type RegistrationFields,
} from '../../../../src/screens/registrations/registrationFields';

const filled: RegistrationFields = {
  legalName: ' Alder & Fils Ltée ',
  kind: 'IMPORTER',
  taxId: '',
  importerNumber: '412086753',
  street1: '2, rue du Quai',
  street2: '',
  city: 'Québec',
  region: 'QC',
  postalCode: 'G1K 3X2',
  country: 'CA',
  contactName: 'Ana de la Cruz',
  phone: '',
  email: 'ana@alder.example',
  message: '',
};
const faults = (change: object): Record<string, string> => {
  const read = registrationFields.safeParse({ ...filled, ...change });
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('a registration', () => {
  it('H96 names a United States tax number that is no EIN', () => {
    const american = { country: 'US', postalCode: '07475' };
    expect(faults({ ...american, taxId: '9837' })).toEqual({ taxId: 'taxId' });
    expect(faults({ ...american, taxId: '12-3456789' })).toEqual({});
    expect(faults({ ...american, taxId: '' })).toEqual({});
    expect(faults({ taxId: '123456789RC0001' })).toEqual({});
  });

  it('is sent as the call takes it, trimmed', () => {
    const body = registrationOf(registrationFields.parse(filled));
    expect(body.legalName).toBe('Alder & Fils Ltée');
    expect(body.address.city).toBe('Québec');
    expect(register.body !== undefined && safeParse(register.body, body).success).toBe(true);
  });

  it.each([
    [{ legalName: ' ' }, { legalName: 'missing' }],
    [{ kind: undefined }, { kind: 'kind' }],
    [{ email: 'ana' }, { email: 'email' }],
    [{ importerNumber: '4.12E+8' }, { importerNumber: 'importerNumber' }],
    [{ postalCode: '12345' }, { postalCode: 'postalCa' }],
    [{ country: 'US' }, { postalCode: 'postalUs' }],
    [{ country: 'XX' }, { country: 'country' }],
    [{ message: 'a'.repeat(1001) }, { message: 'tooLong' }],
  ])('with %j says so beside the field', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('takes a postal code of anywhere else as it is written there', () => {
    expect(faults({ country: 'FI', postalCode: '00100' })).toEqual({});
  });

  it('shows what the server says beside the field it names', () => {
    expect(fieldNamed('address.city')).toBe('city');
    expect(fieldNamed('kind')).toBe('kind');
    expect(fieldNamed('token')).toBeUndefined();
  });

  it('offers every country by its name, the usual ones first', () => {
    expect(countryOptions('fr').slice(0, 2)).toEqual([
      { value: 'US', text: 'États-Unis' },
      { value: 'CA', text: 'Canada' },
    ]);
    expect(countryOptions('en').length).toBeGreaterThan(240);
    expect(countryOptions('en').some(({ value, text }) => value === text)).toBe(false);
  });
});
