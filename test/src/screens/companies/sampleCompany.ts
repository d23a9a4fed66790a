import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';

const flags = { isAssessmentPayer: true, isExempt: false, isRefundEligible: true };

/** An active company of the board's answer, as its record shows it. */
export const sampleCompany = (id: string, legalName: string): DataOf<typeof getCompany> => ({
  profile: {
    ...flags,
    companyId: id,
    version: 1,
    legalName,
    dbaName: '',
    kind: 'BOTH',
    status: 'Active',
    taxId: null,
    managesPeople: true,
    importerNumbers: [],
    address: { street1: 'a', street2: '', city: 'b', region: '', postalCode: '1', country: 'US' },
    contactName: 'c',
    contactTitle: '',
    phone: '',
    email: 'c@x.example',
    language: 'en',
  },
  mergedInto: null,
  summary: {
    ...flags,
    id,
    legalName,
    kind: 'BOTH',
    status: 'Active',
    country: 'US',
    city: 'b',
    importerNumbers: 1,
    exemptUsedPercent: null,
    balance: '0.00',
    users: 1,
    hasPassedThreshold: false,
  },
  registration: null,
  counts: { users: 1, reports: 0, exemptions: 0, refunds: 0, customsLines: 0 },
});
