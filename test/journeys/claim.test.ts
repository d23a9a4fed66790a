import { z } from 'zod';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { pdf } from './setup/files';
import { intercept } from './setup/intercept';
import { makeAccount, type OwnAccount } from './setup/ownAccount';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import {
  attachEvidence,
  certify,
  chooseBasis,
  chooseLines,
  claimLines,
  nameApplicant,
  statements,
  submitButton,
} from './setup/writeClaim';

const { url, person, claim } = openStage();

const total = z.object({ total: z.number() });

/** An importer's new user: an unfinished claim belongs to a person, and nobody else's comes between. */
async function newcomer(
  colleague = 'user@cedarline.example',
): Promise<{ readonly user: Person; readonly account: OwnAccount }> {
  const account = await makeAccount(url, 'claimant', 'user', colleague);
  const user = await person();
  await user.open('/');
  await user.signIn(account.email, { password: account.password });
  return { user, account };
}

claim('H11 five presses on a slow answer file one claim', async () => {
  const { user, account } = await newcomer();
  await chooseBasis(user);
  const lines = user.page.getByRole('table', { name: /^Entry summary lines for/ });
  const year = /\d{4}/.exec((await lines.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await chooseLines(user, 1);
  await attachEvidence(user);
  await nameApplicant(user);
  await certify(user);
  // Other journeys claim for the same company, but not for its newest year.
  const claims = async (): Promise<number> =>
    total.parse((await account.client.get(`/api/refunds?fiscalYear=${year}`)).body.data).total;
  const before = await claims();
  const sent: string[] = [];
  await user.page.route('**/api/refunds', async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postData() ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await submitButton(user).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await user.page.getByRole('heading', { level: 1, name: 'Claim submitted' }).waitFor();
  expect(sent).toHaveLength(1);
  expect(await claims()).toBe(before + 1);
});

claim('the wizard sends nobody on who has left something out, and says what, field by field', async () => {
  const { user } = await newcomer();
  await user.goTo('New refund claim');
  await user.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await user.page.getByText('Choose a fiscal year.').first().waitFor();
  await user.page.getByText('Choose a reason.').first().waitFor();
  expect(await axeFindings(user.page)).toEqual([]);
  await chooseBasis(user);
  await claimLines(user).first().waitFor();
  const amount = user.page.getByLabel(/^Amount claimed for entry/).first();
  await amount.fill('1.2.3');
  await amount.press('Tab');
  await user.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await user.page
    .getByText(/^Check the commas|This isn’t an amount/)
    .first()
    .waitFor();
  expect(await amount.inputValue()).toBe('1.2.3');
  expect(await axeFindings(user.page)).toEqual([]);
});

claim('H50 H62 an empty and a too large file are refused by name, and what was typed stays', async () => {
  const { user } = await newcomer();
  await chooseBasis(user);
  await chooseLines(user, 1);
  const field = user.page.getByLabel(/^Attach: /);
  await field.setInputFiles({ name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await user.page.getByText('nothing.pdf is empty (0 bytes). Choose another file.').waitFor();
  const large = Buffer.alloc(9_000_001, 'x');
  await field.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: large });
  await user.page.getByText(/large\.pdf is larger than .+\./).waitFor();
  expect(await axeFindings(user.page)).toEqual([]);

  user.watch.expectStatuses(413);
  const stop = await intercept(user.page, '**/api/documents', (route) =>
    route.fulfill({
      status: 413,
      contentType: 'text/html',
      body: '<html><h1>413 Entity Too Large</h1></html>',
    }),
  );
  await field.setInputFiles(pdf('refused.pdf'));
  await user.page.getByRole('button', { name: 'Try again: refused.pdf' }).waitFor();
  expect(await user.page.locator('main').innerText()).not.toMatch(/<h1>|Entity Too Large/);
  stop();
  await user.page.getByRole('button', { name: 'Try again: refused.pdf' }).click();
  await user.page.getByText('Customs entry summary: attached').waitFor();
});

claim(
  'H08 a session that ends under an open claim loses nothing to its writer, and shows nothing to another',
  async () => {
    const { user, account } = await newcomer();
    await chooseBasis(user);
    await chooseLines(user, 2);
    await attachEvidence(user);
    await nameApplicant(user);
    await certify(user);
    user.watch.expectStatuses(401);
    await endSessionElsewhere(user);
    await submitButton(user).click();
    await user.page.getByLabel('Password', { exact: true }).waitFor();

    await user.signIn('user@pinegrove.example');
    await user.open('/refunds/create');
    expect(await user.page.locator('main').innerText()).not.toMatch(/Ellen|Draft restored|Your draft claim/);
    await user.signOut();

    await user.open('/refunds/create');
    await user.signIn(account.email, { password: account.password });
    // What the server had not taken by then is opened from this device at once; else it is in the list of drafts.
    const restored = user.page.getByText(/^Draft restored/).first();
    const listed = user.page.getByRole('link', { name: /^Continue draft:/ });
    await restored.or(listed).first().waitFor();
    if (await listed.isVisible()) await listed.click();
    await restored.waitFor();
    await user.page
      .getByRole('button', { name: /Applicant/ })
      .first()
      .click();
    await becomes(() => user.page.getByLabel('Name', { exact: true }).inputValue(), 'Ellen Marsh');
    await user.page
      .getByRole('button', { name: /Documents/ })
      .first()
      .click();
    await user.page.getByText('entry-summary.pdf').waitFor();
    expect(await axeFindings(user.page)).toEqual([]);
    await user.page.getByRole('button', { name: /Review and certify/ }).click();
    await certify(user);
    await submitButton(user).click();
    await user.page.getByRole('heading', { level: 1, name: 'Claim submitted' }).waitFor();
  },
);

/** Signs the same session out behind the page's back. */
async function endSessionElsewhere(user: Person): Promise<void> {
  const token = await user.page.evaluate(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    return Object.assign({ token: '' }, stored).token;
  });
  const answer = await user.context.request.post('/api/Authenticate/logout', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}

const lineOfYear = z.object({
  entryNumber: z.string(),
  importerNumber: z.string(),
  amountProposed: z.string(),
});
const proposed = z.object({
  years: z.array(z.object({ fiscalYear: z.number(), lines: z.number() })),
  lines: z.array(lineOfYear),
});

claim(
  'H84 a list of entry numbers makes a claim, and one click a second draft of what did not fit',
  async () => {
    const { user, account } = await newcomer();
    const { page } = user;
    const askFor = async (year: number) =>
      proposed.parse(
        (await account.client.get(`/api/refunds/proposal?fiscalYear=${year}&reason=FIRST_QUANTITY`)).body
          .data,
      );
    const years = (await askFor(2025)).years
      .filter(({ lines }) => lines > 0)
      .map(({ fiscalYear }) => fiscalYear);
    const [newest = 0, older = 0] = years;
    const entriesOf = async (year: number, isWanted: (amount: string) => boolean): Promise<string[]> => {
      const { lines } = await askFor(year);
      return [
        ...new Set(lines.filter((line) => isWanted(line.amountProposed)).map((line) => line.entryNumber)),
      ];
    };
    const [first = '', second = ''] = await entriesOf(newest, (amount) => amount !== '0.00');
    const [late = ''] = await entriesOf(older, () => true);

    await chooseBasis(user);
    await claimLines(user).first().waitFor();
    await page.getByRole('button', { name: 'Paste or upload entries' }).click();
    await page.getByLabel('Rows', { exact: true }).fill([first, second, late, '001-0000001-1'].join('\n'));
    await page.getByRole('button', { name: 'Add lines' }).click();
    await page.getByText(/lines? added\. Rows in your list: 4\./).waitFor();
    await page.getByText(new RegExp(`this entry is from ${older}`)).waitFor();
    await page.getByText(/^Row 4, “001-0000001-1”/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: `Start a claim for ${older}` }).click();
    await page.getByRole('table', { name: `Entry summary lines for ${older}` }).waitFor();

    await user.goTo('Refund claims');
    await page.getByRole('heading', { name: 'Your draft claims (2)' }).waitFor();
    await page.getByRole('link', { name: new RegExp(`^Continue draft: ${newest}`) }).click();
    await page
      .getByText(/^Draft restored/)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /Lines and amounts/ })
      .first()
      .click();
    await page.getByRole('table', { name: `Entry summary lines for ${newest}` }).waitFor();
    const { lines } = await askFor(newest);
    const count = lines.filter(
      ({ entryNumber, amountProposed }) => [first, second].includes(entryNumber) && amountProposed !== '0.00',
    ).length;
    await page.getByRole('button', { name: `Selected (${count})` }).waitFor();
  },
);

const foreseenYear = z.object({
  claims: z.array(
    z.object({ fiscalYear: z.number(), reason: z.string(), amount: z.string(), lines: z.number() }),
  ),
});
const filedClaim = z.object({ amountClaimed: z.string(), lines: z.array(z.unknown()) });

claim('H86 a year of hundreds of lines is claimed with three clicks when nothing is missing', async () => {
  // No other journey claims for this company.
  const { user, account } = await newcomer('user@riviereauxrats.example');
  const { page } = user;
  const { claims } = foreseenYear.parse((await account.client.get('/api/refunds/foreseen')).body.data);
  const wanted = claims.find(({ fiscalYear, reason }) => fiscalYear === 2025 && reason === 'FIRST_QUANTITY');
  if (wanted === undefined) throw new Error('the demonstration has nothing left to claim for 2025');
  // How many depends on the month in which the demonstration is loaded: 280 in December, more than 300 in November.
  expect(wanted.lines).toBeGreaterThan(200);
  const start = page.getByRole('link', { name: 'Start claim: Annual exempt quantity, 2025' });

  // The first time, the link leads to what is missing, one page after the other.
  await user.goTo('Available refunds');
  expect(await axeFindings(page)).toEqual([]);
  await start.click();
  await attachEvidence(user);
  await becomes(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Ida Thorne');
  await becomes(() => page.getByLabel('Email address').inputValue(), account.email);
  await page.getByLabel('Job title').fill('Import manager');
  await page.getByLabel('Business phone').fill('+1 555 0123');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await submitButton(user).waitFor();
  await page
    .getByText(/^(Saved|All changes saved)/)
    .first()
    .waitFor();

  // Once it is begun, the link leads on with the draft.
  const onward = page.getByRole('link', { name: 'Continue draft: Annual exempt quantity, 2025' });
  await user.goTo('Home');
  await onward.waitFor();
  await page.evaluate(() => {
    const counted = Object.assign(window, { clicks: 0 });
    addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true });
  });
  await onward.click();
  await page.getByRole('checkbox', { name: 'I certify all three statements below.' }).check();
  await submitButton(user).click();
  await page.getByRole('heading', { level: 1, name: 'Claim submitted' }).waitFor();
  expect(await page.evaluate(() => Object.assign({ clicks: 0 }, window).clicks)).toBe(3);

  const id = new URL(page.url()).searchParams.get('sent') ?? '';
  const filed = filedClaim.parse((await account.client.get(`/api/refunds/${id}`)).body.data);
  expect([filed.amountClaimed, filed.lines.length]).toEqual([wanted.amount, wanted.lines]);
});

claim('a claim is filed with the keyboard alone', async () => {
  const { user } = await newcomer();
  const { page } = user;
  await user.goTo('New refund claim');
  const press = async (name: string | RegExp, role: 'button' | 'radio' | 'checkbox', key: string) => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press(key);
  };
  await page.getByRole('radiogroup', { name: 'Fiscal year' }).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await press(/^Annual exempt quantity/, 'radio', 'Space');
  await press('Continue', 'button', 'Enter');
  await page.locator('h1:focus, h2:focus, main :focus').first().waitFor();
  await claimLines(user).first().waitFor();
  await press('Clear selection', 'button', 'Enter');
  await claimLines(user).first().focus();
  await page.keyboard.press('Space');
  await press(/^Show calculation for entry/, 'button', 'Enter');
  await press('Continue', 'button', 'Enter');
  await page.getByLabel(/^Attach: /).setInputFiles(pdf('entry-summary.pdf'));
  await page.getByText('Customs entry summary: attached').waitFor();
  await press('Continue', 'button', 'Enter');
  for (const [label, text] of [
    ['Name', 'Ellen Marsh'],
    ['Job title', 'Import manager'],
    ['Business phone', '+1 555 0123'],
    ['Email address', 'user@cedarline.example'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  await press('Continue', 'button', 'Enter');
  for (const box of statements(user)) {
    await box.focus();
    await page.keyboard.press('Space');
  }
  await submitButton(user).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Claim submitted' }).waitFor();
});
