import { randomUUID } from 'node:crypto';
import { configurationEditor } from '../../contract/entities/configuration';
import { refundDetails } from '../../contract/entities/refund';
import { decideWaiting } from '../server/setup/confirmChange';
import type { TestClient } from '../server/setup/testClient';
import { fileClaim, signInByCall, type FiledClaim } from './setup/fileClaim';
import { mailTo, temporaryPasswordIn } from './setup/outbox';
import { startOwnProduct } from './setup/ownProduct';
import { PASSWORD, type Person } from './setup/person';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });
const COMPANY = 'user@lakehead.example';
const NEWCOMER = 'noor.haddad@northwood.example';

let own: ServerProcess;
let firstByCall: TestClient;
let secondByCall: TestClient;
let admin: Person;
let second: Person;
let approver: Person;

beforeAll(async () => {
  own = await startOwnProduct('two-people');
  firstByCall = await signInByCall(own.url, 'admin@northwood.example');
  secondByCall = await signInByCall(own.url, 'admin2@northwood.example');
});
afterAll(() => own.stop());

async function arrive(address: string, email: string): Promise<Person> {
  const who = await person({ baseURL: own.url });
  await who.open(address);
  await who.signIn(email);
  return who;
}

/** A board whose limit is so low that every claim needs two approvals. */
async function lowerLimit(): Promise<void> {
  const { version, document } = configurationEditor.parse(
    (await firstByCall.get('/api/admin/configuration/document')).body.data,
  );
  const asked = await firstByCall.send(
    'PUT',
    '/api/admin/configuration',
    { version, document: { ...document, twoApproverLimit: '0.01' }, reason: 'Two approvals for all' },
    { 'idempotency-key': randomUUID() },
  );
  expect([asked.status, (await decideWaiting(secondByCall, 'confirm')).status]).toEqual([200, 200]);
}

/** A claim that waits for an approver. */
async function verifiedClaim(): Promise<FiledClaim> {
  const filed = await fileClaim(own.url, COMPANY, 1);
  const verifier = await signInByCall(own.url, 'verifier@northwood.example');
  const { version, lines } = refundDetails.parse((await verifier.get(`/api/refunds/${filed.id}`)).body.data);
  const answer = await verifier.post(
    `/api/refunds/${filed.id}/verify`,
    {
      version,
      lines: lines.map(({ id, amountClaimed }) => ({ lineId: id, amountVerified: amountClaimed })),
      comment: '',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer.status).toBe(200);
  return filed;
}

async function openClaim(who: Person, { id, number }: FiledClaim): Promise<void> {
  await who.open(`/refunds/details?id=${id}`);
  await who.page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
}

async function approve(who: Person): Promise<void> {
  await who.page.getByRole('button', { name: 'Approve claim', exact: true }).click();
  await who.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve \$/ })
    .click();
}

/** The one who asked finds the button off. */
async function confirmIsNotTheirs(button: string): Promise<void> {
  await admin.page.getByText(/You requested this, so another person must approve it/).waitFor();
  expect(await admin.page.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true');
}

async function confirmAsSecond(address: string, button: string): Promise<void> {
  await second.open(address);
  await second.page.getByRole('button', { name: button }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: button }).click();
  await second.page.getByRole('dialog').waitFor({ state: 'detached' });
  await second.page.getByRole('button', { name: button }).waitFor({ state: 'detached' });
}

claim('74 a higher limit for one approval counts from the second administrator on', async () => {
  await lowerLimit();
  const [before, after] = [await verifiedClaim(), await verifiedClaim()];
  admin = await arrive('/admin/configuration?view=edit&section=refunds', 'admin@northwood.example');
  const { page } = admin;
  await page.getByLabel('Second approval above').fill('99,999.00');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('region', { name: 'Review changes' });
  await review.getByLabel('Reason').fill('Decided by the board');
  await review.getByRole('button', { name: 'Save configuration' }).click();
  await page.getByText(/^The change is saved but not in effect\./).waitFor();
  await confirmIsNotTheirs('Confirm configuration');

  approver = await arrive('/', 'approver@northwood.example');
  await openClaim(approver, before);
  await approve(approver);
  await approver.page.getByText(/^Your approval is recorded\. Another approver must/).waitFor();

  second = await arrive('/', 'admin2@northwood.example');
  await confirmAsSecond('/admin/configuration', 'Confirm configuration');
  await openClaim(approver, after);
  await approve(approver);
  await approver.page.getByText('Claim approved.').waitFor();
});

claim('74 a new staff account exists from the second administrator on', async () => {
  const { page } = admin;
  await admin.open('/admin/users?view=invite');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email', { exact: true }).fill(NEWCOMER);
  await page.locator('label[for="worksFor"]').click();
  await page.getByRole('checkbox', { name: 'Verifier' }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await confirmIsNotTheirs('Confirm account');

  const newcomer = await person({ baseURL: own.url });
  newcomer.watch.expectStatuses(401);
  await newcomer.sendSignIn(NEWCOMER);
  await newcomer.page
    .getByText(/Your email or password is incorrect/)
    .first()
    .waitFor();
  expect(await mailTo(own.url, NEWCOMER)).toBe('');

  await confirmAsSecond('/admin/users', 'Confirm account');
  const password = temporaryPasswordIn(await mailTo(own.url, NEWCOMER));
  await newcomer.sendSignIn(NEWCOMER, { password });
  await newcomer.sees('Choose your own password');
  await newcomer.page.getByLabel('Temporary password', { exact: true }).fill(password);
  for (const field of ['New password', 'Confirm new password'])
    await newcomer.page.getByLabel(field, { exact: true }).fill(`${PASSWORD} alder quay`);
  await newcomer.page.getByRole('button', { name: 'Set new password' }).click();
  await newcomer.page.getByText('Your new password is set.').waitFor();
});

claim('74 a role gives its rights from the second administrator on', async () => {
  const waiting = await verifiedClaim();
  const { page } = admin;
  await admin.open('/admin/users?q=verifier2@northwood.example');
  await page.locator('td').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Approver' }).check();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await page.getByText(/Not in effect yet\./).waitFor();
  await confirmIsNotTheirs('Confirm roles');

  const verifier = await arrive('/', 'verifier2@northwood.example');
  await openClaim(verifier, waiting);
  await verifier.page.getByText('Waiting for approval.').waitFor();
  expect(await verifier.page.getByRole('button', { name: 'Approve claim', exact: true }).count()).toBe(0);

  await confirmAsSecond(admin.address(), 'Confirm roles');
  await openClaim(verifier, waiting);
  await approve(verifier);
  await verifier.page.getByText('Claim approved.').waitFor();
});
