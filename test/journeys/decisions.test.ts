import { axeFindings } from './setup/axe';
import { isStored } from './setup/browsers';
import { fileClaim, signInByCall, type FiledClaim } from './setup/fileClaim';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';

const { url, person, claim } = openStage({ inSteps: true });
const COMPANY = 'user@lakehead.example';

let filed: FiledClaim;
let company: Person;
let verifier: Person;
let approver: Person;

async function openRecord(who: Person, email: string): Promise<void> {
  await who.open(`/refunds/details?id=${filed.id}`);
  await who.signIn(email);
  await who.page.getByRole('heading', { level: 1, name: new RegExp(filed.number) }).waitFor();
}

async function giveReason(who: Person, reason: string, text: string, button: string): Promise<void> {
  const dialog = who.page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).selectOption(reason);
  await dialog.getByRole('textbox').fill(text);
  expect(await axeFindings(who.page)).toEqual([]);
  await dialog.getByRole('button', { name: button }).click();
}

claim('a verifier returns a claim with a question, and the company finds it on its record', async () => {
  filed = await fileClaim(url, COMPANY, 2);
  verifier = await person();
  await openRecord(verifier, 'verifier2@northwood.example');
  await verifier.page.getByRole('button', { name: 'Start review' }).click();
  await verifier.page.getByRole('button', { name: 'Return to company' }).click();
  await verifier.page.getByRole('dialog').getByRole('button', { name: 'Return to company' }).click();
  await verifier.page.locator('select[aria-invalid="true"]').waitFor();
  expect(await verifier.page.getByLabel('Reason', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await giveReason(verifier, 'evidence-missing', 'Please send page two.', 'Return to company');
  await verifier.page.getByText('Claim returned to the company.').waitFor();
  expect(await axeFindings(verifier.page)).toEqual([]);
  await verifier.page.reload();
  await verifier.page.locator('.claim-assignee').waitFor();

  company = await person();
  await openRecord(company, COMPANY);
  await company.page.getByText('Please send page two.').first().waitFor();
  expect(await axeFindings(company.page)).toEqual([]);
});

let distance = 0;
/** How far under its bar the verifier's claim goes on. */
const underBar = (): Promise<number> =>
  verifier.page.evaluate(() => {
    const [bar, below] = ['.claim-bar', '.claim-assignee'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return Math.round((below?.top ?? 0) - (bar?.bottom ?? 0));
  });

claim(
  'the company cannot answer without a word and without certifying; then its answer is sent',
  async () => {
    const { page } = company;
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('Enter an answer, or say what you changed.').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Your answer').fill('Page two is attached.');
    await isStored(page, 'Page two is attached.');
    await page.reload();
    await page.getByText('Page two is attached.').waitFor();
    // All at once, in one click.
    await page.getByRole('checkbox', { name: 'I certify all three statements below.' }).check();
    distance = await underBar();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('Your answer was sent.').waitFor();
  },
);

claim('the open record tells the verifier what has changed under it, and shows the new state', async () => {
  const { page } = verifier;
  await page.getByText(/This claim changed while you had it open: Question answered \(Peter Nowak/).waitFor();
  // Said once, for the notice stands in for the alert, and without moving the page.
  expect(await underBar()).toBe(distance);
  expect(await verifier.alerts().filter({ hasText: filed.number }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.record-notice').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Start review' }).click();
  await page.getByRole('button', { name: 'Mark 2 exact matches as checked' }).click();
  await page.getByText('2 of 2').first().waitFor();
  await page.reload();
  await page.getByText('2 of 2').first().waitFor();
  await page.getByRole('button', { name: 'Verify claim', exact: true }).click();
  await page.getByText('Claim verified.').waitFor();
});

claim('an approver rejects it with a reason, which the company reads with the decision', async () => {
  approver = await person();
  await openRecord(approver, 'approver@northwood.example');
  await approver.page.getByRole('button', { name: 'Reject claim', exact: true }).click();
  const { page } = approver;
  await page.locator('#reason-code').selectOption('outside-window');
  await page.getByRole('button', { name: 'Filed after the last day to claim' }).click();
  expect(await page.locator('#reason-text').inputValue()).toContain('after the last day to claim a refund');
  await page.getByRole('button', { name: 'Preview letter' }).click();
  // The test's browser has no viewer for a PDF.
  await page.getByRole('link', { name: 'Download preview' }).waitFor();
  await giveReason(approver, 'outside-window', 'The entries are too old.', 'Reject claim');
  await approver.page.getByText('Claim rejected.').waitFor();
  await company.page.reload();
  await company.page.getByText('The entries are too old.').first().waitFor();
  await company.page.getByRole('button', { name: 'Download decision letter' }).waitFor();
  expect(await axeFindings(company.page)).toEqual([]);
});

claim('H23 a decision on a claim that has moved is not stored, and says who did what and when', async () => {
  filed = await fileClaim(url, COMPANY, 1);
  const late = await person();
  late.watch.expectStatuses(409);
  late.watch.expectFailures('uscustomshub');
  await late.page.routeWebSocket(/uscustomshub/, () => undefined);
  await openRecord(late, 'admin@northwood.example');
  const other = await signInByCall(url, 'verifier@northwood.example');
  const taken = await other.post(`/api/refunds/${filed.id}/take-up`, { version: filed.version });
  expect(taken.status).toBe(200);

  await late.page.getByRole('button', { name: 'Reject claim', exact: true }).click();
  await giveReason(late, 'not-eligible', 'Not entitled.', 'Reject claim');
  const notice = late.page.getByRole('alert').filter({ hasText: 'Your decision was not saved' });
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/Marta Lindqvist/);
  expect(await axeFindings(late.page)).toEqual([]);
  await late.page.getByText('In review').first().waitFor();
});
