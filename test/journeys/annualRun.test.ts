import { listOf } from '../../contract/list';
import { type AnnualRunRow, annualRunRow } from '../../contract/entities/annualRun';
import { refundProposal } from '../../contract/entities/refund';
import { axeFindings } from './setup/axe';
import { eventually } from './setup/eventually';
import { signInByCall } from './setup/fileClaim';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage({ inSteps: true });
/** Companies of the demonstration whose people read English. */
const PEOPLE: Readonly<Record<string, string>> = {
  'Cedarline Imports Inc.': 'user@cedarline.example',
  'Harbor Pine Trading LLC': 'user@harborpine.example',
  'Lakehead Timber & Supply Co.': 'user@lakehead.example',
  'Prairie Stud & Truss Co.': 'user@prairiestud.example',
};
let own: ServerProcess;
let admin: Person;
beforeAll(async () => {
  own = await startOwnProduct('annual-run');
});
afterAll(() => own.stop());

claim('an administrator sees what every importer can still claim', async () => {
  admin = await person({ baseURL: own.url });
  const { page } = admin;
  await admin.open('/admin/refunds');
  await admin.signIn('admin@northwood.example');
  await page.getByRole('button', { name: 'Annual run' }).click();
  await page.getByRole('button', { name: 'Start annual run' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start annual run' }).click();
  await page.getByRole('button', { name: 'Send letters' }).waitFor();
  await page.getByRole('region', { name: 'By reason' }).getByRole('row').nth(1).waitFor();
  await page.locator('[data-row]').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
});

/** A company that was notified, with one reason to claim, so that its letter and one claim name the same amount. */
async function notified(runId: string): Promise<AnnualRunRow> {
  const client = await signInByCall(own.url, 'admin@northwood.example');
  let found: AnnualRunRow | undefined;
  await eventually(async () => {
    const answer = await client.get(`/api/admin/refunds/annual-run-importers?run=${runId}&pageSize=100`);
    const { rows } = listOf(annualRunRow).parse(answer.body.data);
    found = rows.find(
      ({ letter, name, byReason }) => letter === 'sent' && name in PEOPLE && byReason.length === 1,
    );
    if (found === undefined) throw new Error(`no letter was sent: ${answer.text}`);
  });
  if (found === undefined) throw new Error('no letter was sent');
  return found;
}

claim('the letters go out, and a company begins the claim for their amount with one click', async () => {
  const heading = await admin.page.getByRole('heading', { level: 1 }).innerText();
  const year = /\d{4}/.exec(heading)?.[0] ?? '';
  await admin.page.getByRole('button', { name: 'Send letters' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Send letters' }).click();
  await admin.page.getByText(/^Sent by Avery Holt on/).waitFor();
  const runId = new URL(admin.page.url()).searchParams.get('id') ?? '';
  const { name, amount, byReason } = await notified(runId);
  const email = PEOPLE[name] ?? '';
  const dollars = Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

  const user = await person({ baseURL: own.url });
  await user.open('/');
  await user.signIn(email);
  await user.open('/notifications');
  await user.page.getByText(`You can claim a refund of ${dollars} for ${year}.`).waitFor();
  await user.goTo('Home');
  const row = user.page.locator('.refund-outlook .task-row').filter({ hasText: `${dollars} · ${year}` });
  await row.waitFor();
  expect(await axeFindings(user.page)).toEqual([]);
  await row.getByRole('link', { name: /^Start claim/ }).click();
  await user.page.locator('.wizard-total').filter({ hasText: dollars }).waitFor();

  const client = await signInByCall(own.url, email);
  const query = `fiscalYear=${year}&reason=${byReason[0]?.reason ?? ''}`;
  const proposed = refundProposal.parse((await client.get(`/api/refunds/proposal?${query}`)).body.data);
  expect(proposed.totalProposed).toBe(amount);
});
