import { firstActivation, readNumbers } from '../../../../src/screens/companies/standing/activation';
import { companyActions } from '../../../../src/screens/companies/standing/companyActions';

describe('the approval of a registration', () => {
  it('starts from what such companies usually are', () => {
    expect(firstActivation('IMPORTER', '')).toMatchObject({
      isAssessmentPayer: false,
      isRefundEligible: true,
    });
    expect(firstActivation('MANUFACTURER', '')).toMatchObject({
      isAssessmentPayer: true,
      isRefundEligible: false,
    });
    expect(firstActivation('BOTH', '')).toMatchObject({ isAssessmentPayer: true, isRefundEligible: true });
  });

  it('starts with the importer number the company gave, and takes no sentence for one', () => {
    expect(firstActivation('IMPORTER', '412086753\nWe import cedar.').importerNumbers).toBe('41-2086753');
    expect(firstActivation('IMPORTER', 'We import cedar.').importerNumbers).toBe('');
  });

  it('H15 reads numbers one a line, leading zeros kept, and names those that are none', () => {
    expect(readNumbers('012086753\n\n 230104-00417 ')).toEqual({
      numbers: ['01-2086753', '230104-00417'],
      wrong: [],
    });
    expect(readNumbers('41-2086753\n4.12E+8').wrong).toEqual(['4.12E+8']);
  });
});

it('of a company only that can be decided which its status leaves open', () => {
  expect(companyActions('Pending')).toEqual(['activate', 'refuse']);
  expect(companyActions('Active')).toEqual(['deactivate']);
  expect(companyActions('Inactive')).toEqual(['reactivate']);
});
