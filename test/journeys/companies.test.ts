import { axeFindings } from './setup/axe';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage({ inSteps: true });
const NAME = 'Late Arrival Lumber';
const CEDAR = 'Cedarline Imports Inc.';

let own: ServerProcess;
let admin: Person;
/** Importer numbers that nobody holds, with how many entry lines came under each. */
let unmatched: readonly { readonly number: string; readonly lines: number }[] = [];

beforeAll(async () => {
  own = await startOwnProduct('companies');
});
afterAll(() => own.stop());

const faults = async (): Promise<readonly string[]> => {
  await settle(admin);
  return [...(await axeFindings(admin.page)), ...(await tooWide(admin.page))];
};
const press = (name: string | RegExp) => admin.page.getByRole('button', { name }).click();
const openCompany = async (name: string): Promise<void> => {
  await admin.open(`/admin/companies?q=${encodeURIComponent(name)}`);
  await admin.page.locator('[data-row-link]', { hasText: name }).first().click();
  await admin.page.getByRole('heading', { level: 1, name }).waitFor();
};
const tab = (name: string | RegExp) =>
  admin.page.getByRole('navigation', { name: 'Sections of the company record' }).getByRole('link', { name });

claim('a registration that is approved gets the entry lines that came before it', async () => {
  admin = await person({ baseURL: own.url });
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.open('/admin/customs?view=unmatched&sort=-lines');
  await admin.page.locator('[data-row]').first().waitFor();
  unmatched = await admin.page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      number: row.getAttribute('data-row') ?? '',
      lines: Number(row.querySelector<HTMLElement>('[data-column="lines"]')?.innerText.replace(/\D/g, '')),
    })),
  );
  const [first] = unmatched;
  expect(first?.lines).toBeGreaterThan(0);
  const registered = await admin.context.request.post('/api/UserManager/register', {
    data: {
      legalName: NAME,
      kind: 'IMPORTER',
      taxId: '',
      importerNumber: first?.number,
      address: {
        street1: '1 Way',
        street2: '',
        city: 'Fargo',
        region: 'ND',
        postalCode: '58102',
        country: 'US',
      },
      contactName: 'Lena Late',
      phone: '+1 555 0100',
      email: 'lena@late.example',
      message: 'We import from next week on.',
    },
  });
  expect(registered.status()).toBe(200);
  await openCompany(NAME);
  expect(await faults()).toEqual([]);
  await press('Approve registration');
  const dialog = admin.page.getByRole('dialog');
  expect(await dialog.getByLabel('Importer numbers').inputValue()).toBe(first?.number);
  expect(await axeFindings(admin.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve registration' }).click();
  await tab(`Entry summary lines (${first?.lines ?? 0})`).click();
  await admin.page.locator('[data-row]').first().waitFor();
  expect(await faults()).toEqual([]);
});

claim('every part of a company’s record opens, and its actions are told in sentences', async () => {
  await openCompany(CEDAR);
  for (const name of [
    /^People/,
    /^Reports/,
    /^Exemptions/,
    /^Refund claims/,
    'Account',
    /^Entry summary lines/,
    'Audit trail',
  ]) {
    await tab(name).click();
    await tab(name).and(admin.page.locator('[aria-current]')).waitFor();
    expect([String(name), await faults()]).toEqual([String(name), []]);
  }
  await admin.page.locator('td[data-column="action"]').first().waitFor();
  const actions = await admin.page.locator('td[data-column="action"]').allInnerTexts();
  expect(actions.length).toBeGreaterThan(3);
  for (const action of actions) expect(action).toMatch(/^[A-Z][^-]* ?/);
  await admin.page.getByRole('link', { name: 'Open full audit trail' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor();
  await admin.page.locator('[data-row]').first().waitFor();
  expect(admin.address()).toMatch(/^\/admin\/audit\?companyId=\d+$/);
});

claim('a further number brings its lines, after it was looked at', async () => {
  const second = unmatched[1];
  await openCompany(NAME);
  await press('Add importer number');
  await admin.page.getByLabel('Importer number', { exact: true }).fill(second?.number ?? '');
  await press('Check number');
  await admin.page
    .getByText(`${second?.lines ?? 0} unmatched line`, { exact: false })
    .first()
    .waitFor();
  expect(await axeFindings(admin.page)).toEqual([]);
  await press('Add number');
  await tab(`Entry summary lines (${(unmatched[0]?.lines ?? 0) + (second?.lines ?? 0)})`).waitFor();
});

claim('two companies become a group that shares the exempt quantity', async () => {
  await press('Share exempt quantity');
  await admin.page.getByLabel('Company name').fill('Cedarline');
  await press(CEDAR);
  await admin.page
    .getByRole('heading', { name: `Share exempt quantity of ${NAME} with ${CEDAR}?` })
    .waitFor();
  expect(await axeFindings(admin.page)).toEqual([]);
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Share exempt quantity' }).click();
  await admin.page
    .getByRole('region', { name: 'Shared exempt quantity' })
    .getByRole('link', { name: CEDAR })
    .waitFor();
});

claim('a company asks for a change, the board decides on it, and the company reads the answer', async () => {
  const company = await person({ baseURL: own.url });
  await company.open('/');
  await company.signIn('user@pinegrove.example');
  await company.open('/myaccount');
  await company.page.getByRole('button', { name: 'Request a change' }).click();
  await company.page.getByLabel('New value').fill('Pinegrove Lumber Corporation');
  await company.page.getByRole('button', { name: 'Send request' }).click();
  await company.page.getByText('Pending').first().waitFor();
  await admin.open('/admin/companies');
  await admin.page.getByRole('link', { name: /^Change requests/ }).click();
  const row = admin.page.locator('.company-rows > li', { hasText: 'Pinegrove Lumber Corporation' });
  await row.getByRole('button', { name: 'Decline request' }).click();
  await admin.page.getByLabel('Explanation').fill('Send the certificate of the change of name.');
  expect(await axeFindings(admin.page)).toEqual([]);
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Decline request' }).click();
  await row.waitFor({ state: 'detached' });
  await company.page.reload();
  await company.page.getByText('Send the certificate of the change of name.').waitFor();
});

claim('an administrator acts for a company and comes back', async () => {
  await openCompany(NAME);
  await press('Act as company');
  await admin.page.getByLabel('Reason for acting').fill('First steps together on the phone.');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Act as company' }).click();
  const banner = admin.page.getByRole('region', { name: 'Acting as a company' });
  await banner.waitFor();
  expect(await banner.innerText()).toContain(NAME);
  expect(await faults()).toEqual([]);
  await banner.getByRole('button').click();
  await banner.waitFor({ state: 'detached' });
});

claim('a merge says first what would move, then leads from the old record to the new one', async () => {
  await openCompany(NAME);
  await press('Merge company');
  await admin.page.getByLabel('Company name').fill('Cedarline');
  await press(CEDAR);
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('heading', { name: `Merge ${NAME} into ${CEDAR}?` }).waitFor();
  const lines = (unmatched[0]?.lines ?? 0) + (unmatched[1]?.lines ?? 0);
  const facts = await dialog.locator('dl').innerText();
  expect(facts.replace(/\s+/g, ' ')).toContain(
    `Importer numbers 2 Entry summary lines ${lines} Refund claims 0`,
  );
  expect(await axeFindings(admin.page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('It was one company all along.');
  await dialog.getByRole('button', { name: 'Merge companies' }).click();
  await admin.page.getByRole('heading', { level: 1, name: CEDAR }).waitFor();
  await openCompany(NAME);
  await admin.page.getByRole('status').getByRole('link', { name: CEDAR }).waitFor();
  expect(await faults()).toEqual([]);
});
