import { text as textOf } from 'node:stream/consumers';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { findLeaks, type Canary } from '../server/canary/leakScanner';
import { codeIn, linkTokenIn, passwordIn } from '../server/setup/outbox';
import { createClient } from '../server/setup/testClient';
import { signInByCall } from './setup/fileClaim';
import { standInForDevTools } from './setup/devToolsStandIn';
import { makeAccount, newestMail, type OwnAccount } from './setup/ownAccount';
import { PASSWORD, type Person } from './setup/person';
import { openStage } from './setup/stage';

const { person, claim, url } = openStage({ inSteps: true });

const CARDS = ['4111 1111 1111 1111', '5555555555554444', '3782-822463-10005'] as const;
const NEW = 'canary heron 9f27c1 crosses';
const canaries: Canary[] = [];
let account: OwnAccount;
let tester: Person;
let devTools: readonly string[];

const plant = (name: string, value: string): string => {
  canaries.push({ name, value });
  return value;
};
const isIn = () => tester.page.getByRole('button', { name: 'Account menu: Ida Thorne' }).waitFor();
const codeField = () => tester.page.getByLabel('Verification code', { exact: true });

/** Remembers the parts of the token of this moment. */
async function noteToken(): Promise<void> {
  const stored = await tester.page.evaluate(() => sessionStorage.getItem('auth') ?? '');
  const [, payload = '', signature = ''] = (/"token":"([^"]+)"/.exec(stored)?.[1] ?? '').split('.');
  plant('token', payload);
  plant('token', signature);
}

claim('60 a visitor types the number of a card where none belongs', async () => {
  account = await makeAccount(url, 'canary', 'user', 'user@cedarline.example');
  await account.client.post('/api/account/secondfactor/mail', { currentPassword: account.password });
  plant('password', account.password);
  for (const card of CARDS) {
    plant('card number', card);
    plant('card number', card.replace(/\D/g, ''));
  }
  tester = await person();
  devTools = await standInForDevTools(tester.context);
  const { page } = tester;
  await tester.open('/contact?record');
  await page.getByLabel('Your name').fill(`Ida ${CARDS[0]}`);
  await page.getByLabel('Your email').fill('ida@example.test');
  await page.getByRole('textbox', { name: 'Message' }).fill(`My card is ${CARDS[1]}, thank you.`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText(/^Your message was sent/).waitFor();
});

claim(
  '60 a code by email, an authenticator app, its recovery codes and cards typed into searches',
  async () => {
    const { page } = tester;
    tester.watch.expectStatuses(400, 401);
    await tester.open('/');
    await tester.sendSignIn(account.email, {
      password: plant('wrong password', 'canary osprey b83d misses'),
    });
    await page.getByText(/is incorrect/).waitFor();
    await tester.sendSignIn(account.email, { password: account.password });
    await codeField().waitFor();
    await codeField().fill(
      plant('mailed code', codeIn(await newestMail(url, account.email, 'sign-in-code'))),
    );
    await page.keyboard.press('Enter');
    await isIn();
    await noteToken();

    await tester.goTo('Refund claims');
    await page.getByRole('searchbox', { name: 'Search this list' }).fill(CARDS[0]);
    await page.waitForURL(/q=4111/);
    await page.getByRole('button', { name: 'Search or go to…' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(CARDS[1]);
    await page.getByText(/^No results for/).waitFor();
    await page.keyboard.press('Escape');
    await tester.open(`/refunds?fiscalYear=${encodeURIComponent(CARDS[2])}`);

    await tester.open('/myaccount?tab=signin');
    await page.getByRole('button', { name: /^Set up (authenticator|another) app$/ }).click();
    await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Start setup', exact: true }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const secret = plant(
      'authenticator secret',
      (await page.locator('.app-secret').innerText()).replaceAll(' ', ''),
    );
    await page.getByLabel('Code from the app').fill(plant('authenticator code', generateSync({ secret })));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    for (const code of await page.locator('.recovery-codes code').allInnerTexts()) {
      plant('recovery code', code);
      plant('recovery code', code.replaceAll('-', ''));
    }
    await page.getByRole('button', { name: 'I saved my codes' }).click();
  },
);

claim('60 a forgotten password, its link, a recovery code, and a temporary password', async () => {
  const { page } = tester;
  await tester.signOut();
  await tester.open('/ForgotPassword');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('we emailed a link to that address').waitFor();
  const link = plant('reset link', linkTokenIn(await newestMail(url, account.email, 'reset-link')));
  await page.goto(`/resetpassword#token=${link}`);
  plant('new password', NEW);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor();
  await tester.open('/');
  await tester.sendSignIn(account.email, { password: NEW });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = canaries.find(({ name }) => name === 'recovery code')?.value ?? '';
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery);
  await page.keyboard.press('Enter');
  await isIn();
  await noteToken();
  await tester.signOut();

  const admin = await signInByCall(url, 'admin@northwood.example');
  const colleague = await createClient(url).signIn('user@cedarline.example', PASSWORD);
  const { companyId } = z.object({ companyId: z.string() }).parse(colleague.body.data);
  const invited = `invited-${Date.now().toString(36)}@example.test`;
  await admin.post('/api/UserManager/createuser', {
    email: invited,
    firstName: 'Ida',
    lastName: 'Thorne',
    companyId,
    roles: ['user'],
  });
  const temporary = plant(
    'temporary password',
    passwordIn(await newestMail(url, invited, 'account-invited')),
  );
  await tester.sendSignIn(invited, { password: temporary });
  await page.getByLabel('Temporary password', { exact: true }).fill(temporary);
  const own = plant('chosen password', 'canary dunlin 77e2 wades');
  await page.getByLabel('New password', { exact: true }).fill(own);
  await page.getByLabel('Confirm new password', { exact: true }).fill(own);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await tester.signIn(invited, { password: own });
  await noteToken();
});

claim('60 H07 none of it is in the saved log, nor in what DevTools were shown', async () => {
  const { page } = tester;
  await page.getByRole('button', { name: 'Recording' }).click();
  await page
    .getByLabel('What happened, and what did you expect?')
    .fill(`I typed ${CARDS[2]} and ${NEW} into the search.`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download log' }).click(),
  ]);
  const log = await textOf(await download.createReadStream());
  const places = [
    { name: 'the saved log', text: log },
    ...devTools.map((text, index) => ({ name: `step ${index} of DevTools`, text })),
  ];
  expect(findLeaks(canaries, places).slice(0, 20)).toEqual([]);
  // A search of nothing finds nothing: the journey is in both.
  expect(log.split('\n').length).toBeGreaterThan(80);
  expect(log).toContain('I typed [card number] and ');
  expect(devTools.length).toBeGreaterThan(80);
  // The calls that carry secrets are seen, without them.
  for (const call of ['login', 'verifyMfaCode', 'resetPassword'])
    expect([call, devTools.some((step) => step.includes(`"${call} pending"`))]).toEqual([call, true]);
  const kinds = new Set(canaries.map(({ name }) => name));
  expect(kinds.size).toBe(12);
});
