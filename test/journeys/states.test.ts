import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage();

/** What axe finds on the screen as it stands, and what does not fit 320 pixels, with the name of its state. */
async function faultsOf(who: Person, state: string): Promise<readonly string[]> {
  const found = [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
  return found.map((fault) => `${state}: ${fault}`);
}

async function admin(): Promise<Person> {
  const someone = await person();
  await someone.open('/');
  await someone.signIn('admin@northwood.example');
  return someone;
}

/** One of each kind: a plain list, one with totals, the grid, one of people, the trail. */
const NOTHING_FOUND = [
  '/admin/refunds?q=nobodyatall',
  '/admin/customs?view=lines&q=nobodyatall',
  '/admin/reports?q=nobodyatall',
  '/admin/users?q=nobodyatall',
  '/admin/audit?q=nobodyatall',
];

claim('65 axe finds nothing on lists of which nothing is left by a filter', async () => {
  const someone = await admin();
  const faults: string[] = [];
  for (const address of NOTHING_FOUND) {
    await someone.open(address);
    await settle(someone);
    await becomes(() => someone.page.locator('[data-row-link]').count(), 0);
    faults.push(...(await faultsOf(someone, address)));
  }
  expect(faults).toEqual([]);
});

const UNAVAILABLE = [
  '/home',
  '/admin/refunds',
  '/admin/reports',
  '/admin/customs',
  '/admin/configuration',
  '/refunds/details?id=1',
  '/admin/company/details?id=1',
  '/admin/myaccount',
];

claim('65 axe finds nothing on screens whose data the server cannot give, and each says so', async () => {
  const someone = await admin();
  const { page, watch } = someone;
  watch.expectStatuses(503);
  const body = JSON.stringify({
    succeeded: false,
    message: 'The portal cannot reach its database at the moment.',
    data: null,
    errors: [{ error: 'unavailable', details: 'The portal cannot reach its database at the moment.' }],
  });
  await page.route(/\/api\//, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body }),
  );
  const faults: string[] = [];
  for (const address of UNAVAILABLE) {
    await someone.open(address);
    await settle(someone);
    await page.getByText('cannot reach its database').first().waitFor();
    faults.push(...(await faultsOf(someone, address)));
  }
  expect(faults).toEqual([]);
});

const FORMS = ['/admin/users?view=invite', '/admin/myaccount'];

claim('65 axe finds nothing on forms that were sent empty', async () => {
  const someone = await admin();
  const guest = await person();
  const faults: string[] = [];
  for (const [who, address] of [
    ...FORMS.map((form) => [someone, form] as const),
    [guest, '/contact'] as const,
    [guest, '/register'] as const,
    [guest, '/ForgotPassword'] as const,
  ]) {
    await who.open(address);
    await settle(who);
    await who.page.locator('main form button[type="submit"]').first().click();
    await who.page.locator('[aria-invalid="true"]').first().waitFor();
    faults.push(...(await faultsOf(who, address)));
  }
  expect(faults).toEqual([]);
});
