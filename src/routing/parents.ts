import type { Role } from '../../contract/roles';
import { isStaff } from '../../domain/roles';
import type { RouteName } from './routes';

const PARENTS: Partial<Record<RouteName | 'notfound', RouteName>> = {
  people: 'myaccount',
  createreport: 'previousreports',
  reportdetails: 'previousreports',
  exemptioncreate: 'exemptions',
  exemptiondetails: 'exemptions',
  admincompanydetails: 'admincompanies',
  adminannualrun: 'adminrefunds',
  refundsavailable: 'refunds',
  refundscreate: 'refunds',
  refunddetails: 'refunds',
};

/** Lists of the board's own in place of the company's. */
const STAFF_PARENTS: Partial<Record<RouteName | 'notfound', RouteName>> = {
  refunddetails: 'adminrefunds',
  reportdetails: 'adminreports',
  exemptiondetails: 'adminexemptions',
};

/** The screen another one is reached through; staff come from the board's lists unless they act for a company. */
export function parentOf(
  name: RouteName | 'notfound',
  roles: readonly Role[],
  isImpersonating: boolean,
): RouteName | undefined {
  const isBoard = isStaff(roles) && !isImpersonating;
  return (isBoard ? STAFF_PARENTS[name] : undefined) ?? PARENTS[name];
}
