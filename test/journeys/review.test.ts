import { z } from 'zod';
import { addDays } from '../../domain/calendarDate';
import { axeFindings } from './setup/axe';
import { boardToday } from './setup/boardDay';
import { becomes, eventually } from './setup/eventually';
import { fileClaim, type FiledClaim, signInByCall } from './setup/fileClaim';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';

const { url, person, claim } = openStage({ inSteps: true });
const COMPANY = 'user@harborpine.example';

const someRows = z.object({ rows: z.array(z.object({ id: z.string() })) });
const withDocuments = z.object({ documents: z.array(z.object({ id: z.string() })) });

const filed: FiledClaim[] = [];
let verifier: Person;
let approver: Person;
let payer: Person;
let runAddress = '';

const numberOf = (index: number): string => filed[index]?.number ?? '';
const claimHeading = (who: Person, number: string) =>
  who.page.getByRole('heading', { level: 1, name: new RegExp(number) });

claim('a verifier goes through the queue by keyboard, and no key acts while somebody types', async () => {
  for (let n = 0; n < 2; n += 1) filed.push(await fileClaim(url, COMPANY, 1));
  verifier = await person();
  await verifier.open(`/admin/refunds?status=Submitted&sort=-filedAt&q=${numberOf(1)}`);
  await verifier.signIn('verifier@northwood.example');
  const { page } = verifier;
  const row = page.getByRole('link', { name: numberOf(1) });
  await row.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox').fill('Harbor Pine');
  await page.getByRole('link', { name: numberOf(0) }).waitFor();
  await page.getByRole('searchbox').press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('searchbox').fill('Harbor Pine');
  await page.getByRole('link', { name: numberOf(0) }).waitFor();
  await settle(verifier);
  await row.focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Next or previous row').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // From nowhere: the first key leads into the list.
  await row.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await claimHeading(verifier, numberOf(1)).waitFor();
});

claim('the claim is assigned, and its neighbor in the queue is one key away', async () => {
  const { page } = verifier;
  await page.getByText('Unassigned', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByText('Assigned to Marta Lindqvist').waitFor();
  await page.getByRole('link', { name: 'Next claim' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('n');
  await claimHeading(verifier, numberOf(0)).waitFor();
  await page.getByRole('link', { name: 'Previous claim' }).waitFor();
  await page.keyboard.press('p');
  await claimHeading(verifier, numberOf(1)).waitFor();
  const grid = page.getByRole('table', { name: 'Claim lines' });
  await becomes(() => grid.evaluate((box) => box.scrollWidth > box.clientWidth), false);
  await page.getByRole('link', { name: 'Back to queue' }).click();
});

/** Opens what the company's waiting claims rest on, without a browser. */
async function openDocuments(): Promise<void> {
  const client = await signInByCall(url, 'verifier@northwood.example');
  const waiting = await client.get('/api/admin/refunds?status=Submitted&q=Harbor%20Pine');
  for (const { id } of someRows.parse(waiting.body.data).rows) {
    const { documents } = withDocuments.parse((await client.get(`/api/refunds/${id}`)).body.data);
    for (const document of documents) await client.get(`/api/documents/${document.id}`);
  }
}

claim('exact matches are verified together after a dry run that says what it would do', async () => {
  const { page } = verifier;
  await page.getByLabel('Select page').check();
  await page.getByRole('button', { name: 'Verify exact matches' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/with a document no one has opened: .*RF-/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openDocuments();
  await page.getByRole('button', { name: 'Verify exact matches' }).click();
  await dialog.getByText(/(is an exact match|are exact matches)\./).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Verify \d+ claims?$/ }).click();
  await dialog.getByText(/claims? verified\./).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('No results').waitFor();
});

claim('an approver approves by keyboard', async () => {
  approver = await person();
  await approver.open(`/refunds/details?id=${filed[1]?.id ?? ''}`);
  await approver.signIn('approver@northwood.example');
  await claimHeading(approver, numberOf(1)).waitFor();
  await approver.page.getByRole('heading', { level: 1 }).focus();
  await approver.page.keyboard.press('a');
  await approver.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve \$/ })
    .click();
  await approver.page.getByText('Claim approved.').waitFor();
  await approver.page.getByRole('heading', { name: 'Payment and offsets' }).waitFor();
  expect(await axeFindings(approver.page)).toEqual([]);
});

claim('who prepares a payment run cannot release it', async () => {
  payer = await person();
  await payer.open('/admin/paymentruns');
  await payer.signIn('approver2@northwood.example');
  const { page } = payer;
  await page.getByLabel(`Include claim ${numberOf(1)} in the run`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // Another journey may have a claim approved meanwhile, which comes into the run by itself.
  await eventually(async () => {
    for (const box of await page.getByLabel(/^Include claim .* in the run$/).all()) await box.uncheck();
    await page.getByLabel(`Include claim ${numberOf(1)} in the run`).check();
    expect(await page.getByText(/^1 claim, /).count()).toBe(1);
  });
  await page.getByLabel('Payment date').fill(addDays(boardToday(), 1));
  await page.getByRole('button', { name: /^Prepare run of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare run' }).click();
  await page.getByRole('heading', { level: 1, name: /^Payment run PR-/ }).waitFor();
  await page.getByText(/You can’t release this run because you prepared it/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  runAddress = payer.address();
});

claim(
  'a second person releases it, the first sees it live, and notes the check and its arrival',
  async () => {
    const releaser = await person();
    await releaser.open(runAddress);
    await releaser.signIn('admin@northwood.example');
    await releaser.page.getByRole('button', { name: /^Release \$/ }).click();
    await releaser.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Release \$/ })
      .click();
    await releaser.page.getByRole('button', { name: 'Download payments (CSV)' }).waitFor();

    const { page } = payer;
    const download = releaser.page.waitForEvent('download');
    await releaser.page.getByRole('button', { name: 'Download payments (CSV)' }).click();
    await download;
    await page.getByText(/^Payments \(CSV\) downloaded by /).waitFor();
    await page.getByRole('button', { name: 'Enter check numbers' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(new RegExp(numberOf(1))).fill('880001');
    await dialog.getByRole('button', { name: 'Save check numbers' }).click();
    await page.getByText('No. 880001').waitFor();
    await page.getByLabel(`Mark the payment of claim ${numberOf(1)} as cleared`).check();
    await page.getByRole('button', { name: 'Mark 1 as cleared' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark 1 as cleared' }).click();
    await page.locator('td').getByText('Cleared', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);
