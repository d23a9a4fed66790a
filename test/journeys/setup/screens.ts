import { ROUTES } from '../../../src/routing/routes';
import { eventually } from './eventually';
import type { Person } from './person';

/** A screen somebody may open, by a name for pictures and messages. */
export interface Screen {
  readonly name: string;
  readonly address: string;
}

/** Records are reached through the lists that name them; those of companies name none to staff, who open them too. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/refunds/details': ['/admin/refunds?view=all', '/refunds'],
  '/assessments/details': ['/admin/reports?view=list', '/assessments'],
  '/exemptions/details': ['/admin/exemptions?view=all', '/exemptions'],
  '/admin/company/details': ['/admin/companies'],
};

/** More views of a route, that its path alone does not show. */
const VIEWS: readonly Screen[] = [
  { name: 'customs-lines', address: '/admin/customs?view=lines' },
  { name: 'customs-unmatched', address: '/admin/customs?view=unmatched' },
  { name: 'customs-differences', address: '/admin/customs?view=variance&sort=-differenceSize' },
  { name: 'workload', address: '/admin/refunds?view=workload' },
  { name: 'refunds-lines', address: '/refunds?tab=lines' },
  { name: 'all-reports', address: '/admin/reports?view=list' },
  { name: 'configuration-edit', address: '/admin/configuration?view=edit' },
  { name: 'configuration-edit-rates', address: '/admin/configuration?view=edit&section=rates' },
  { name: 'configuration-edit-codes', address: '/admin/configuration?view=edit&section=codes' },
  { name: 'configuration-texts', address: '/admin/configuration?view=texts' },
  { name: 'configuration-history', address: '/admin/configuration?view=history' },
  { name: 'enter-payment', address: '/admin/payments?view=enter' },
  { name: 'pay-back-credit', address: '/admin/payments?view=credit' },
  { name: 'payment-runs', address: '/admin/paymentruns?view=runs' },
  { name: 'company-changes', address: '/admin/companies?view=changes' },
  { name: 'corrections', address: '/admin/payments?view=corrections' },
  { name: 'invite', address: '/admin/users?view=invite' },
  { name: 'account-signin', address: '/myaccount?tab=signin' },
  { name: 'account-notifications', address: '/myaccount?tab=notifications' },
  { name: 'invite-person', address: '/myaccount/people?view=invite' },
];

/** Records of Customs, each by the first row of a list. */
const CUSTOMS_RECORDS: readonly (readonly [name: string, list: string])[] = [
  ['customs-posted-file', '/admin/customs?status=Posted'],
  ['customs-importer', '/admin/customs?view=unmatched&q=cedarline'],
  ['customs-line', '/admin/customs?view=lines&adjustment=yes'],
];

/** Every screen that somebody with this role may open, records by their first row, in the order of the routes. */
export async function screensOf(who: Person, role: string): Promise<readonly Screen[]> {
  const allowed = ROUTES.filter(({ roles }) => roles.some((each) => each === role));
  const paths = new Set<string>(allowed.map(({ path }) => path));
  const screens: Screen[] = [];
  for (const { name, path } of allowed) {
    if (path === '/' || path === '/ForgotPassword' || path === '/register') continue;
    const list = LISTS[path]?.find((each) => paths.has(each.split('?')[0] ?? ''));
    const address = list === undefined ? path : await firstRow(who, list);
    if (address !== null) screens.push({ name, address });
  }
  const account = paths.has('/admin/users') ? await firstRow(who, '/admin/users') : null;
  if (account !== null) screens.push({ name: 'user', address: account });
  const batch = paths.has('/admin/customs') ? await firstRow(who, '/admin/customs') : null;
  if (batch !== null) screens.push({ name: 'customs-file', address: batch });
  for (const [name, list] of paths.has('/admin/customs') ? CUSTOMS_RECORDS : []) {
    const address = await firstRow(who, list);
    if (address !== null) screens.push({ name, address });
  }
  const run = paths.has('/admin/paymentruns') ? await firstRow(who, '/admin/paymentruns?view=runs') : null;
  if (run !== null) screens.push({ name: 'payment-run', address: run });
  const period = paths.has('/assessments/create') ? await firstPeriod(who) : null;
  if (period !== null) screens.push({ name: 'report-lines', address: period });
  return [...screens, ...VIEWS.filter(({ address }) => paths.has(address.split('?')[0] ?? ''))];
}

/** Where the first row leads; null where the list is empty, or its rows lead nowhere for this reader. */
async function firstRow(who: Person, list: string): Promise<string | null> {
  await who.open(list);
  const link = who.page.locator('[data-row-link]').first();
  await who.page.locator('[data-row], .empty-state').first().waitFor();
  return (await link.count()) === 0 ? null : link.getAttribute('href');
}

/** The form of the first period a company has to report. */
async function firstPeriod(who: Person): Promise<string | null> {
  await who.open('/assessments');
  await settle(who);
  const link = who.page.locator('.open-periods a').first();
  return (await link.count()) === 0 ? null : link.getAttribute('href');
}

const IDLE_MS = 5_000;

/** Resolves when the screen has what it asked for, whether it was opened by an address or by a link of the page. */
export async function settle(who: Person): Promise<void> {
  // A screen that asks the server again and again is never idle; what it waits for is looked at below.
  await who.page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await eventually(() => {
    // No matcher of the test runner: the screenshots are taken without one.
    const waiting = who.watch.underWay();
    if (waiting.length > 0) throw new Error(`still under way: ${waiting.join(', ')}`);
  });
  await who.page.locator('.skeleton-line').first().waitFor({ state: 'detached' });
}
