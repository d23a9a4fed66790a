import type { CompanyProfile } from '../../../../contract/entities/company';

export type CompanyAction = 'activate' | 'refuse' | 'deactivate' | 'reactivate';

const ACTIONS = {
  Pending: ['activate', 'refuse'],
  Active: ['deactivate'],
  Inactive: ['reactivate'],
} as const satisfies Readonly<Record<CompanyProfile['status'], readonly CompanyAction[]>>;

/** What can be decided about a company in its status, the main action first. */
export const companyActions = (status: CompanyProfile['status']): readonly CompanyAction[] => ACTIONS[status];
