import { buffer } from 'node:stream/consumers';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { customsFile } from './setup/files';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import {
  attachEvidence,
  certify,
  chooseBasis,
  chooseLines,
  claimLines,
  nameApplicant,
  submitClaim,
} from './setup/writeClaim';

const { person, claim } = openStage({ inSteps: true });

let verifier: Person;
let approver: Person;
let user: Person;
let number: string;

/** Lines of a claim that stand whole above the bar on a small screen, before anybody scrolls. */
async function linesAboveBar({ page }: Person): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const count = await page.locator('.claim-lines .line-grid-body .line-row').evaluateAll((rows) => {
    const bar = document.querySelector('.wizard-bar')?.getBoundingClientRect().top ?? 0;
    const grid = document.querySelector('.claim-lines')?.getBoundingClientRect().bottom ?? 0;
    return rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(bar, grid)).length;
  });
  if (before !== null) await page.setViewportSize(before);
  return count;
}

const isSound = async ({ page }: Person): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};

claim('everybody signs in, each in a browser of their own, and the staff are live', async () => {
  verifier = await person();
  approver = await person();
  user = await person();
  for (const [who, email] of [
    [verifier, 'verifier@northwood.example'],
    [approver, 'approver@northwood.example'],
    [user, 'user@cedarline.example'],
  ] as const) {
    await who.open('/');
    await who.signIn(email);
    await isSound(who);
  }
  for (const who of [verifier, approver]) await who.page.getByText('Live', { exact: true }).waitFor();
});

claim('a Customs file is checked, its faulty rows are shown, and its good rows are posted', async () => {
  const { page } = verifier;
  await verifier.goTo('Customs data');
  await isSound(verifier);
  const faults = [
    { name: 'impossible-date', count: 2 },
    { name: 'missing-amount', count: 1 },
  ];
  await page.getByRole('button', { name: 'Upload a Customs file' }).click();
  await page
    .locator('#customs-file')
    .setInputFiles(await customsFile({ name: 'CBP_105_thread.csv', rows: 40, seed: 91, faults }));
  await page.getByRole('heading', { name: 'Actions' }).waitFor();
  await page
    .getByText(/-02-30/)
    .first()
    .waitFor();
  const faulty = page.locator('.batch-count', { hasText: 'Errors' }).locator('dd');
  await becomes(() => faulty.innerText(), '3');
  await isSound(verifier);
  await page.getByRole('button', { name: 'Post valid rows' }).click();
  await isSound(verifier);
  await page.getByRole('button', { name: 'Post 37 lines' }).click();
  await page.getByText('Posted', { exact: true }).first().waitFor();
  await isSound(verifier);
});

claim('the importer sees its own new lines, and how the amounts of a claim come about', async () => {
  const { page } = user;
  await user.goTo('Refund claims');
  await page.getByRole('link', { name: 'Entry summary lines' }).click();
  await page.locator('[data-row]').first().waitFor();
  await isSound(user);

  await chooseBasis(user, 2);
  await claimLines(user).first().waitFor();
  expect(await linesAboveBar(user)).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page
    .getByRole('button', { name: /^Show calculation for entry/ })
    .first()
    .click();
  await page
    .getByText(/within the exempt quantity/i)
    .first()
    .waitFor();
  await isSound(user);
});

claim('lines, evidence, applicant and certification make a claim', async () => {
  await chooseLines(user, 3);
  await isSound(user);
  await attachEvidence(user);
  await isSound(user);
  await nameApplicant(user);
  await isSound(user);
  await certify(user);
  await isSound(user);
});

claim('its receipt has a number, and the verifier hears of it at once, touching nothing', async () => {
  const receives = await verifier.listens();
  number = await submitClaim(user);
  await receives(new RegExp(`Claim ${number} of Cedarline Imports Inc\\. .*is ready to verify`));
  await isSound(verifier);
  await isSound(user);
});

claim(
  'the verifier takes it up, checks it line by line and verifies it; the approver hears of it',
  async () => {
    const { page } = verifier;
    await verifier.goToOpenClaims();
    await isSound(verifier);
    // The newest claim stands last, and others may have filed a page full before it.
    await page.getByRole('searchbox').fill(number);
    // A claim that is opened from the whole queue would make room for the next one once it is verified.
    await becomes(() => page.locator('[data-row-link]').count(), 1);
    await page.waitForURL((address) => address.searchParams.get('q') === number);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
    await page.getByRole('button', { name: 'Start review' }).click();
    await page.getByRole('button', { name: 'Mark 3 exact matches as checked' }).click();
    await isSound(verifier);
    const received = approver.receives(new RegExp(`${number}.*was verified at`));
    await page.getByRole('button', { name: 'Verify claim', exact: true }).click();
    await page.getByText('Claim verified.').waitFor();
    expect(await received).toContain(number);
    await isSound(verifier);
  },
);

claim('whoever verified cannot approve, and reads what the claim waits for', async () => {
  const { page } = verifier;
  await page.locator('.decision-notes').getByText('Waiting for approval.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve claim', exact: true }).count()).toBe(0);
});

claim('the approver, another person, approves; the verifier reads of it where they are', async () => {
  const { page } = approver;
  await approver.goTo('Refund claims');
  await page.getByRole('searchbox').fill(number);
  await becomes(() => page.locator('[data-row-link]').count(), 1);
  // The queue of the claim is what the address of the list says.
  await page.waitForURL((address) => address.searchParams.get('q') === number);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Approve claim', exact: true }).click();
  await isSound(approver);
  await page.getByRole('button', { name: /^Approve \$/ }).click();
  await page.getByText('Claim approved.').waitFor();
  await verifier.page.getByText(/This claim changed while you had it open: Approved/).waitFor();
  await isSound(approver);
});

claim('the company sees the step, who did what, and takes the decision home as a PDF', async () => {
  const { page } = user;
  await user.goTo('Refund claims');
  await page.getByRole('searchbox').first().fill(number);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  const history = page.getByRole('region', { name: 'History' });
  for (const action of ['Submitted', 'Review started', 'Verified', 'Approved'])
    await history.getByText(action).first().waitFor();
  await isSound(user);
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download decision letter' }).click(),
  ]);
  const bytes = await buffer(await letter.createReadStream());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(letter.suggestedFilename()).toBe(`${number}-approved.pdf`);
});
