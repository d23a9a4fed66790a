import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkDigit, formatEntryNumber } from '../../domain/entryNumber';
import { workbook } from '../../server/export/workbook';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import {
  attachEvidence,
  certify,
  chooseBasis,
  claimLines,
  nameApplicant,
  submitClaim,
} from './setup/writeClaim';

const { person, claim } = openStage({ inSteps: true });

const entryOf = (serial: string): string => formatEntryNumber(`816${serial}${checkDigit(`816${serial}`)}`);
const [WAITED, OTHER] = [entryOf('7755501'), entryOf('7755502')];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function* rows(cells: readonly (readonly string[])[]) {
  yield* cells;
  return Promise.resolve();
}

let company: Person;
let number = '';

claim(
  'rows of a workbook keep lines that Customs has not sent, and name each row that is wrong',
  async () => {
    company = await person();
    await company.open('/');
    await company.signIn('user@boreal.example');
    const { page } = company;
    await chooseBasis(company);
    await claimLines(company).first().waitFor();
    const year = /Entry summary lines for (\d{4})/.exec(
      (await page.getByRole('table', { name: /^Entry summary lines for/ }).getAttribute('aria-label')) ?? '',
    )?.[1];
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await claimLines(company).first().check();
    await page.getByRole('button', { name: 'Paste or upload entries' }).click();
    const sheet = workbook(
      'Claim',
      ['Entry number', 'Line', 'Amount', 'Entry date'],
      rows([
        [WAITED, '1', '', `${year ?? ''}-01-02`],
        [OTHER, '1', '40.00', `${year ?? ''}-01-02`],
        [OTHER, '2', '', ''],
      ]),
    );
    await page
      .getByLabel('CSV or XLSX file')
      .setInputFiles({ name: 'rows.xlsx', mimeType: XLSX, buffer: await buffer(Readable.from(sheet)) });
    await page.locator('button[aria-disabled="false"]', { hasText: 'Add lines' }).waitFor();
    expect(await page.getByLabel('Rows', { exact: true }).inputValue()).toContain(`${WAITED}	1`);
    await page.getByRole('button', { name: 'Add lines' }).click();
    await page.getByText('2 lines added. Rows in your list: 3.').waitFor();
    await page.getByText(/^Row 4, “.+”: the board has no such entry/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    const waiting = page.getByRole('region', { name: 'Pending at Customs' });
    await waiting.getByText('up to $40.00').waitFor();
    await waiting.getByRole('button', { name: `Remove entry ${OTHER}, line 1` }).click();
    await becomes(() => waiting.getByRole('listitem').count(), 1);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await attachEvidence(company);
    await nameApplicant(company);
    await page.getByText('1 line pending at Customs').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await certify(company);
    number = await submitClaim(company);
  },
);

claim(
  'the verifier decides what Customs has sent, and lets the line it has not sent go with a reason',
  async () => {
    const verifier = await person();
    await verifier.open('/admin/refunds?unsent=yes');
    await verifier.signIn('verifier@northwood.example');
    const { page } = verifier;
    await page.getByRole('searchbox').first().fill(number);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Start review' }).click();
    await page.getByText('1 line is pending at Customs.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Decide without pending line' }).click();
    await dialog.getByText('This claim keeps the 1 line Customs has reported').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move line' }).click();
    await page.getByText('This claim can now be decided').waitFor();
    await page.getByRole('button', { name: 'Mark 1 exact match as checked' }).click();
    await page.getByRole('button', { name: 'Verify claim', exact: true, disabled: false }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('definition').getByRole('link', { name: /^RF-/ }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor({ state: 'detached' });
    await page.getByText('Submitted', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: `Drop line: entry ${WAITED}, line 1` }).click();
    await dialog.getByRole('button', { name: 'Drop line' }).click();
    await dialog.getByText('Enter a reason for the company.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Customs has no such entry.');
    await dialog.getByRole('button', { name: 'Drop line' }).click();
    await page.getByText('Line dropped from the claim.').waitFor();
    await page.getByText('dropped', { exact: true }).waitFor();

    await company.page.goto(page.url().replace(/&queue=.*$/, ''));
    await company.page
      .getByText(/Customs has no such entry\./)
      .first()
      .waitFor();
    expect(await axeFindings(company.page)).toEqual([]);
  },
);

claim(
  'edge 18 a line without a quantity is found, given one with a reason, and says who gave it',
  async () => {
    const verifier = await person();
    await verifier.open('/admin/customs?view=lines&needsQuantity=yes');
    await verifier.signIn('verifier@northwood.example');
    const { page } = verifier;
    await page.getByText('Quantity needed').first().waitFor();
    await page.locator('[data-row]').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Enter quantity' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enter quantity' }).click();
    await dialog.getByText('Enter a quantity above zero, with up to three decimals.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Quantity (MBF)').fill('19.3750');
    await dialog.getByLabel('Source of the quantity').fill('The packing list.');
    await dialog.getByRole('button', { name: 'Enter quantity' }).click();
    await page.getByText(/^19\.375 MBF, entered by Marta Lindqvist on .+: The packing list\.$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);
