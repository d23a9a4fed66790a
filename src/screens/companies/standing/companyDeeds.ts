import type { CompanyProfile } from '../../../../contract/entities/company';

export type CompanyDeed = 'activate' | 'refuse' | 'deactivate' | 'reactivate';

const DEEDS = {
  Pending: ['activate', 'refuse'],
  Active: ['deactivate'],
  Inactive: ['reactivate'],
} as const satisfies Readonly<Record<CompanyProfile['status'], readonly CompanyDeed[]>>;

/** What can be decided about a company in its status, the main deed first. */
export const companyDeeds = (status: CompanyProfile['status']): readonly CompanyDeed[] => DEEDS[status];
