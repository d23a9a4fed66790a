import { canonical } from '../../../contract/pageAddress';

/**
 * What a screen asks the server for first, by the address that leads to it and says nothing more. They are known before any code
 * of the application is there. A test holds them to what the screens ask.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  '/home': ['/api/home'],
  '/refunds': ['/api/refunds?page=1&pageSize=25&sort=-filedAt', '/api/refunds/standing'],
  '/assessments': ['/api/assessments?page=1&pageSize=25&sort=-dueDate'],
  '/exemptions': ['/api/exemptions?page=1&pageSize=25&sort=-fiscalYear'],
  '/ledger': ['/api/ledger'],
  '/notifications': ['/api/notifications?page=1&pageSize=25&sort=-at'],
  '/admin/paymentruns': ['/api/admin/paymentruns/ready'],
  '/admin/customs': ['/api/customs/batches?page=1&pageSize=25&sort=-uploadedAt'],
  '/admin/customs?view=lines': ['/api/customs/lines?page=1&pageSize=25&sort=-entryDate'],
  '/admin/customs?view=unmatched': ['/api/customs/unmatched?page=1&pageSize=25&sort=-amountCollected'],
  '/admin/exemptions': ['/api/admin/exemptions?page=1&pageSize=25&sort=decisionDue'],
  '/admin/companies': ['/api/admin/companies?page=1&pageSize=25&sort=legalName'],
  '/admin/reports': ['/api/admin/assessments/grid?page=1&pageSize=50&sort=companyName'],
  '/admin/payments': ['/api/admin/payments?page=1&pageSize=25&sort=-receivedOn'],
  '/admin/users': ['/api/admin/users?page=1&pageSize=25&sort=name'],
  '/admin/messages': ['/api/admin/messages?page=1&pageSize=25&sort=-receivedAt'],
  '/admin/audit': ['/api/admin/audit?page=1&pageSize=25&sort=-at'],
};

/** Screens of one company: an administrator sees them empty until acting for one. */
const OF_A_COMPANY: readonly string[] = ['/refunds', '/assessments', '/exemptions', '/ledger'];

export const isOfACompany = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  OF_A_COMPANY.includes(canonical(pathname));

/** The paths to ask for ahead of the screen at an address; none where it is not known what the screen asks. */
export function firstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] {
  return FIRST_CALLS[canonical(pathname) + search] ?? [];
}
