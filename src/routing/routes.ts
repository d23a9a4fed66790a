import { canonical } from '../../contract/pageAddress';
import type { Role } from '../../contract/roles';

const everybody = ['none', 'user', 'verifier', 'admin', 'readonly', 'approver'] as const;
const signedIn = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;
const staff = ['approver', 'verifier', 'admin', 'readonly'] as const;

interface RouteRow {
  readonly name: string;
  readonly path: string;
  readonly roles: readonly Role[];
}

/** The routes and who may open them. */
export const SPECIFIED_ROUTES = [
  { name: 'login', path: '/', roles: everybody },
  { name: 'resetpassword', path: '/resetpassword', roles: everybody },
  { name: 'resettemporarypassword', path: '/resettemporarypassword', roles: everybody },
  { name: 'contact', path: '/contact', roles: ['none', 'user'] },
  { name: 'ForgotPassword', path: '/ForgotPassword', roles: ['none'] },
  { name: 'home', path: '/home', roles: everybody },
  { name: 'createreport', path: '/assessments/create', roles: signedIn },
  { name: 'reportdetails', path: '/assessments/details', roles: signedIn },
  { name: 'previousreports', path: '/assessments', roles: signedIn },
  { name: 'exemptions', path: '/exemptions', roles: signedIn },
  { name: 'exemptioncreate', path: '/exemptions/create', roles: signedIn },
  { name: 'myaccount', path: '/myaccount', roles: ['user'] },
  { name: 'adminreports', path: '/admin/reports', roles: ['admin', 'readonly'] },
  { name: 'admincompanies', path: '/admin/companies', roles: ['admin', 'readonly'] },
  { name: 'admincompanydetails', path: '/admin/company/details', roles: ['admin', 'readonly'] },
  { name: 'adminexemptions', path: '/admin/exemptions', roles: ['admin', 'readonly'] },
  { name: 'admincustoms', path: '/admin/customs', roles: staff },
  { name: 'adminmyaccount', path: '/admin/myaccount', roles: ['admin', 'readonly'] },
  { name: 'refunds', path: '/refunds', roles: signedIn },
  { name: 'refundscreate', path: '/refunds/create', roles: signedIn },
  { name: 'adminrefunds', path: '/admin/refunds', roles: staff },
  { name: 'adminusers', path: '/admin/users', roles: staff },
  { name: 'refunddetails', path: '/refunds/details', roles: signedIn },
  { name: 'adminconfiguration', path: '/admin/configuration', roles: ['admin'] },
  { name: 'unauthorized', path: '/unauthorized', roles: everybody },
] as const satisfies readonly RouteRow[];

/** Pages the specification does not name, under the same guard (docs/decisions/027-pages-of-our-own.md). */
export const OWN_ROUTES = [
  { name: 'register', path: '/register', roles: ['none'] },
  { name: 'people', path: '/myaccount/people', roles: ['user'] },
  { name: 'refundsavailable', path: '/refunds/available', roles: ['user', 'admin'] },
  { name: 'adminannualrun', path: '/admin/refunds/annual', roles: ['admin'] },
  { name: 'exemptiondetails', path: '/exemptions/details', roles: signedIn },
  { name: 'adminmessages', path: '/admin/messages', roles: ['admin'] },
  { name: 'adminaudit', path: '/admin/audit', roles: ['admin', 'readonly'] },
  { name: 'notifications', path: '/notifications', roles: signedIn },
  { name: 'ledger', path: '/ledger', roles: ['user', 'admin', 'readonly'] },
  { name: 'adminpayments', path: '/admin/payments', roles: ['admin', 'readonly'] },
  { name: 'adminpaymentruns', path: '/admin/paymentruns', roles: ['admin', 'approver', 'readonly'] },
  { name: 'access', path: '/help/access', roles: everybody },
  { name: 'outbox', path: '/outbox', roles: everybody },
] as const satisfies readonly RouteRow[];

export const ROUTES = [...SPECIFIED_ROUTES, ...OWN_ROUTES] as const;

export type Route = (typeof ROUTES)[number];
export type RouteName = Route['name'];

const byPath = new Map<string, Route>(ROUTES.map((route) => [canonical(route.path), route]));

/** The route of a path in whatever spelling; undefined for a path nobody knows. */
export const routeOf = (path: string): Route | undefined => byPath.get(canonical(path));

/** The path of a route by its name. */
export function pathOf(name: RouteName): string {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (route === undefined) throw new Error(`there is no route ${name}`);
  return route.path;
}
