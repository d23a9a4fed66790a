import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { signInByCall } from './setup/fileClaim';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });
const SUFFIXED = '41-2086753AB';
const totals = z.object({ lines: z.number(), collected: z.string(), variance: z.string() });
const batches = z.object({
  rows: z.array(z.object({ id: z.string(), fileName: z.string(), status: z.string() })),
});

let own: ServerProcess;
let verifier: Person;
beforeAll(async () => {
  own = await startOwnProduct('customs-depth');
});
afterAll(() => own.stop());

/** What the server sums over some lines. */
async function sums(query: string): Promise<z.output<typeof totals>> {
  const client = await signInByCall(own.url, 'verifier@northwood.example');
  return totals.parse((await client.get(`/api/customs/line-totals?${query}`)).body.data);
}

async function fileNamed(part: string): Promise<string> {
  const client = await signInByCall(own.url, 'verifier@northwood.example');
  const answer = await client.get(`/api/customs/batches?q=${part}`);
  const found = batches.parse(answer.body.data).rows[0];
  if (found === undefined) throw new Error(`there is no file named like ${part}`);
  return found.id;
}

claim(
  'edge 16 an unmatched importer is found from the staff’s home, looked at and given to a company',
  async () => {
    verifier = await person({ baseURL: own.url });
    const { page } = verifier;
    await verifier.open('/');
    await verifier.signIn('verifier@northwood.example');
    await page.getByRole('link', { name: /^Unmatched importers/ }).click();
    await page.locator('[aria-current="page"]', { hasText: 'Unmatched importers' }).waitFor();
    const row = page.locator(`[data-row="${SUFFIXED}"]`);
    await row.getByText('Same number, different suffix: 41-2086753').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('link', { name: SUFFIXED }).click();
    await page.getByRole('heading', { name: 'Assign importer number' }).waitFor();
    const before = await sums(`importer=${SUFFIXED}&matched=no`);
    await page.getByRole('button', { name: 'Assign number: Cedarline Imports Inc.' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`will get ${before.lines} lines with $${before.collected} collected`).waitFor();
    await dialog.getByRole('row').nth(2).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect((await sums(`importer=${SUFFIXED}&matched=yes`)).lines).toBe(0);
    await dialog.getByRole('button', { name: 'Assign number' }).click();
    await page.getByText(`Cedarline Imports Inc.: ${before.lines} lines with $${before.collected}`).waitFor();
    expect(await sums(`importer=${SUFFIXED}&matched=yes`)).toEqual(before);
  },
);

claim(
  'edge 16 what was given wrongly is undone with a reason, and the number waits in the queue again',
  async () => {
    const { page } = verifier;
    await page.getByRole('button', { name: 'Undo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Unassign number' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByRole('textbox').fill('The suffix is a broker’s of another company.');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Unassign number' }).click();
    await page.getByText('The number is unassigned.').waitFor();
    await page.getByRole('heading', { name: 'Assign importer number' }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await page.locator(`[data-row="${SUFFIXED}"]`).waitFor();
  },
);

claim(
  'several chosen importers are given as suggested, as far as that is sure, with an outcome for each',
  async () => {
    const { page } = verifier;
    for (const number of [SUFFIXED, '52-0047713'])
      await page.locator(`[data-row="${number}"]`).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign as suggested' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 selected number has no such suggestion').waitFor();
    await dialog.getByText('Ready to assign').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Assign 1 number' }).click();
    await dialog.getByText('1 number assigned.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.locator(`[data-row="${SUFFIXED}"]`).waitFor({ state: 'detached' });
  },
);

claim(
  'a company’s record leads to the lines under its numbers, and from there back to the company',
  async () => {
    const reader = await person({ baseURL: own.url });
    const { page } = reader;
    await reader.open('/admin/companies?q=cedarline');
    await reader.signIn('readonly@northwood.example');
    await page.locator('[data-row-link]').first().click();
    const numbers = page.getByRole('listitem').filter({ hasText: SUFFIXED });
    await numbers.getByRole('link').click();
    await page.getByRole('heading', { name: 'Assigned to Cedarline Imports Inc.' }).waitFor();
    // Who only reads sees the action with the reason why it is not theirs.
    const takeBack = page.getByRole('button', { name: 'Unassign number' });
    expect(await takeBack.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('#take-back-refusal').innerText()).not.toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open company record' }).click();
    await reader.heading().filter({ hasText: 'Cedarline Imports Inc.' }).waitFor();
  },
);

claim('a posted file on whose lines others depend names them and is not rolled back', async () => {
  const { page } = verifier;
  const corrections = await fileNamed('corrections');
  await verifier.open(`/admin/customs?id=${corrections}`);
  await page.getByText('Adjustments', { exact: true }).waitFor();
  await page.locator('.batch-counts').getByRole('link', { name: '3', exact: true }).first().click();
  await page.getByText(/^File: CBP_105_.*corrections\.csv/).waitFor();
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('link', { name: /^CBP_105_\d{4}-\d{2}\.csv$/ }).click();
  await page.getByText('You can’t reverse this file while other records depend on its lines.').waitFor();
  await page.getByRole('link', { name: /corrections\.csv$/ }).waitFor();
  const rollBack = page.getByRole('button', { name: 'Reverse file' });
  expect(await rollBack.getAttribute('aria-disabled')).toBe('true');
  await rollBack.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

claim(
  'edge 13 a line’s history shows each correction with its file, and what is collected in all',
  async () => {
    const { page } = verifier;
    await verifier.open('/admin/customs?view=lines&adjustment=yes&sort=amountCollected');
    await page.locator('[data-row-link]').first().click();
    const history = page.getByRole('region', { name: 'Line history' });
    await history.getByRole('row').filter({ hasText: 'CBP refund' }).waitFor();
    await page.getByText('nothing is collected on this line').waitFor();
    await becomes(() => history.getByRole('row').count(), 3);
    await history.getByRole('link', { name: /corrections\.csv$/ }).waitFor();
    await page.getByText('No refund claim includes this line.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await history.getByRole('link', { name: 'Original line' }).click();
    await page.getByText('The variance is within tolerance').waitFor();
  },
);

claim(
  'edge 14 a posted file on which nothing depends is rolled back with a reason, and says so ever after',
  async () => {
    const { page } = verifier;
    const id = await fileNamed('corrections');
    await verifier.open(`/admin/customs?id=${id}`);
    await page.getByText('You can reverse this file.').waitFor();
    await page.getByRole('button', { name: 'Reverse file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Customs withdrew these corrections.');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reverse file' }).click();
    await page.getByText('3 lines with').waitFor();
    await page.getByText('Customs withdrew these corrections.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await verifier.open('/admin/customs?status=RolledBack');
    await page.getByRole('link', { name: /corrections\.csv$/ }).waitFor();
    expect((await sums('adjustment=yes')).lines).toBe(0);
  },
);

claim(
  'differences are narrowed by way and size, summed as the server sums them, and downloaded as they stand',
  async () => {
    const { page } = verifier;
    await verifier.open('/admin/customs?view=variance&difference=less&sort=-differenceSize');
    await settle(verifier);
    const expected = await sums('variance=flagged&difference=less');
    expect(expected.lines).toBeGreaterThan(0);
    const shown = await page.getByRole('region', { name: /^Totals of the filtered lines/ }).innerText();
    expect(shown).toContain(`-$${expected.variance.slice(1)}`);
    await becomes(() => page.locator('[data-row]').count(), expected.lines);
    expect(await axeFindings(page)).toEqual([]);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const rows = (await text(await (await arrives).createReadStream())).trimEnd().split('\r\n');
    expect(rows).toHaveLength(expected.lines + 1);
    expect(rows[0]).toContain(',AmountCalculated,Variance,');
    await page.locator('[data-row-link]').first().click();
    await page.getByText('Customs collected less than the calculated amount.').waitFor();
    await page.goBack();
    await page.locator('[data-row]').first().waitFor();
    expect(verifier.address()).toContain('difference=less');

    await verifier.open('/admin/customs?view=variance&sort=-differenceSize');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Filter by company' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('harbor');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Harbor Pine Trading LLC' }).click();
    await page.getByText('Company: Harbor Pine Trading LLC').waitFor();
    const companyId = new URL(page.url()).searchParams.get('companyId') ?? '';
    const ofHarbor = await sums(`variance=flagged&companyId=${companyId}`);
    await becomes(() => page.locator('[data-row]').count(), ofHarbor.lines);
  },
);
