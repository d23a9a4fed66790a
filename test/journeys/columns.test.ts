import { utils, write } from '@e965/xlsx';
import { checkDigit } from '../../domain/entryNumber';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import type { ChosenFile } from './setup/files';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { chooseBasis, claimLines } from './setup/writeClaim';

const { person, claim } = openStage({ inSteps: true });

let own: ServerProcess;
let verifier: Person;
beforeAll(async () => {
  own = await startOwnProduct('columns');
});
afterAll(() => own.stop());

const HEADINGS = ['Dossier', 'Party', 'Day', 'Commodity', 'Cubic', 'Levy', 'Remark'];
const entry = (n: number): string => {
  const ten = `K9R${(9_100_000 + n).toString()}`;
  return ten + checkDigit(ten);
};

/** A broker's own workbook: a title, headings that nobody knows, and a sheet of notes before it. */
function workbook(name: string, month: string, numbers: readonly number[]): ChosenFile {
  const book = utils.book_new();
  const add = (sheet: string, cells: string[][]) => {
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), sheet);
  };
  add('Notes', [['Prepared by the broker'], ['Ask us about any row']]);
  add(month, [
    [`Collected in ${month}`],
    HEADINGS,
    ...numbers.map((n) => [entry(n), '41-2086753', '2024-03-15', '4407.11.0001', '72', '12.50', 'paid']),
  ]);
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
}

async function send({ page }: Person, file: ChosenFile): Promise<void> {
  await page.getByRole('button', { name: 'Upload a Customs file' }).click();
  await page.locator('#customs-file').setInputFiles(file);
  await page.getByRole('heading', { name: 'Match the columns' }).waitFor();
}

const meaning = ({ page }: Person, heading: string) =>
  page.getByLabel(`What “${heading}” is`, { exact: true });

claim('a workbook with headings that nobody knows is matched on screen and read', async () => {
  verifier = await person({ baseURL: own.url });
  const { page } = verifier;
  await verifier.open('/admin/customs');
  await verifier.signIn('verifier@northwood.example');
  await send(verifier, workbook('broker-may.xlsx', 'May', [1, 2]));
  // The sheet with the most columns is proposed, and what the values show is filled in.
  await becomes(() => page.getByLabel('Sheet', { exact: true }).inputValue(), 'May');
  await becomes(() => page.getByLabel('Row with the headings').inputValue(), '2');
  expect(await meaning(verifier, 'Dossier').inputValue()).toBe('EntryNumber');
  expect(await meaning(verifier, 'Party').inputValue()).toBe('ImporterNumber');
  expect(await meaning(verifier, 'Commodity').inputValue()).toBe('HtsNumber');
  expect(await meaning(verifier, 'Remark').inputValue()).toBe('');
  await page.getByText('Still to choose: Entry date, Quantity, Amount collected.').waitFor();
  await settle(verifier);
  expect(await axeFindings(page)).toEqual([]);
  await meaning(verifier, 'Day').selectOption({ label: 'Entry date (required)' });
  await meaning(verifier, 'Cubic').selectOption({ label: 'Quantity (required)' });
  await meaning(verifier, 'Levy').selectOption({ label: 'Quantity (required)' });
  await page.getByText('Chosen more than once: Quantity.').waitFor();
  await meaning(verifier, 'Levy').selectOption({ label: 'Amount collected (required)' });
  await page.getByText('All required columns are chosen.').waitFor();
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByRole('heading', { name: 'Actions' }).waitFor();
  await page.getByText('Ignored columns: Remark.').waitFor();
  await page.getByRole('button', { name: 'Post valid rows' }).click();
  await page.getByRole('button', { name: 'Post 2 lines' }).click();
  await page.getByText('Posted', { exact: true }).first().waitFor();
});

claim('the next file with the same headings comes with the columns suggested', async () => {
  const { page } = verifier;
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Files' }).click();
  await send(verifier, workbook('broker-june.xlsx', 'June', [3]));
  await page.getByText('The columns are matched as in an earlier file').waitFor();
  expect(await meaning(verifier, 'Levy').inputValue()).toBe('AssessmentAmount');
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByRole('button', { name: 'Post valid rows' }).waitFor();
  await page.getByRole('button', { name: 'Change columns or sheet' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  await settle(verifier);
  expect(await axeFindings(page)).toEqual([]);
});

claim('a company matches the columns of its own files', async () => {
  const user = await person({ baseURL: own.url });
  const { page } = user;
  await user.open('/refunds/create');
  await user.signIn('user@cedarline.example');
  await chooseBasis(user);
  await claimLines(user).first().waitFor();
  await page.getByRole('button', { name: 'Paste or upload entries' }).click();
  await page.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'our-list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Reference,What we paid\n${entry(1)},12.50\n`),
  });
  await page.getByRole('heading', { name: 'Match the columns of our-list.csv' }).waitFor();
  expect(await meaning(user, 'Reference').inputValue()).toBe('entry');
  await settle(user);
  expect(await axeFindings(page)).toEqual([]);
  await meaning(user, 'What we paid').selectOption({ label: 'Amount' });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await becomes(() => page.getByRole('heading', { name: /^Match the columns/ }).count(), 0);
});
