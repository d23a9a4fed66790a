import { generateSync } from 'otplib';
import { z } from 'zod';
import { codeIn } from '../server/setup/outbox';
import { axeFindings } from './setup/axe';
import { takesFocus } from './setup/browsers';
import { makeAccount, newestMail, type OwnAccount } from './setup/ownAccount';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim, url } = openStage();

const offered = z.object({ secret: z.string() });
const made = z.object({ recoveryCodes: z.array(z.string()) });
const STEP_S = 30;

/** The code an app shows; a later step than the last one taken. */
const codeOf = (secret: string, stepsOn = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsOn * STEP_S });

async function withMailCodes(name: string): Promise<OwnAccount> {
  const account = await makeAccount(url, name, 'user', 'user@cedarline.example');
  await account.client.post('/api/account/secondfactor/mail', { currentPassword: account.password });
  return account;
}

async function withApp(name: string) {
  const account = await makeAccount(url, name, 'verifier', 'verifier@northwood.example');
  const offer = await account.client.post('/api/account/secondfactor/authenticator', {
    currentPassword: account.password,
  });
  const { secret } = offered.parse(offer.body.data);
  const confirmed = await account.client.post('/api/account/secondfactor/authenticator/confirm', {
    code: codeOf(secret),
  });
  return { ...account, secret, ...made.parse(confirmed.body.data) };
}

const codeField = (visitor: Person) => visitor.page.getByLabel(/^(Verification code|Code de vérification)$/);
const mailedCode = async ({ email }: OwnAccount) => codeIn(await newestMail(url, email, 'sign-in-code'));
const isIn = (visitor: Person) =>
  visitor.page.getByRole('button', { name: 'Account menu: Ida Thorne' }).waitFor();

async function atCodeStep(account: OwnAccount): Promise<Person> {
  const visitor = await person();
  await visitor.open('/');
  await visitor.sendSignIn(account.email, { password: account.password });
  await codeField(visitor).waitFor();
  return visitor;
}

claim(
  '16 the right password leads to the code step, which a code by email ends with the keyboard alone',
  async () => {
    const account = await withMailCodes('by-mail');
    const visitor = await atCodeStep(account);
    expect(await visitor.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await takesFocus(codeField(visitor));
    expect(await codeField(visitor).getAttribute('autocomplete')).toBe('one-time-code');
    expect(await axeFindings(visitor.page)).toEqual([]);
    expect(await tooWide(visitor.page)).toEqual([]);

    await visitor.page.keyboard.type('12345');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByText('Enter the 6 digits of your code.').waitFor();
    expect(await axeFindings(visitor.page)).toEqual([]);

    const code = await mailedCode(account);
    await codeField(visitor).fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await visitor.page.keyboard.press('Enter');
    await isIn(visitor);
    await visitor.arrivesAt('/home');
  },
);

claim(
  '20 wrong codes are refused with their sentence, the tenth with the lock’s, word for word',
  async () => {
    const account = await withMailCodes('locked');
    const visitor = await atCodeStep(account);
    visitor.watch.expectStatuses(400, 423);
    const code = await mailedCode(account);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 9; n += 1) {
      const answer = visitor.page.waitForResponse('**/verifymfacode/');
      await codeField(visitor).fill(wrong);
      await visitor.page.keyboard.press('Enter');
      expect((await answer).status()).toBe(400);
      await visitor.page.getByText('This code is incorrect, was already used, or has expired.').waitFor();
    }
    expect(await axeFindings(visitor.page)).toEqual([]);
    const last = visitor.page.waitForResponse('**/verifymfacode/');
    await codeField(visitor).fill(wrong);
    await visitor.page.keyboard.press('Enter');
    const sentence = await (await last).text();
    expect(sentence).toMatch(/^There were too many incorrect codes/);
    await visitor.page.getByText(sentence, { exact: true }).waitFor();

    await visitor.page.getByRole('button', { name: 'Back to sign-in' }).click();
    await visitor.sendSignIn(account.email, { password: account.password });
    await visitor.page.getByText(/^There were too many incorrect codes/).waitFor();
    expect(await axeFindings(visitor.page)).toEqual([]);
  },
);

claim('19 a new code can be sent after a wait, and ends the one before', async () => {
  const account = await withMailCodes('resend');
  const visitor = await person();
  visitor.watch.expectStatuses(400);
  await visitor.page.clock.install();
  await visitor.open('/');
  await visitor.sendSignIn(account.email, { password: account.password });
  await codeField(visitor).waitFor();
  const first = await mailedCode(account);
  const resend = visitor.page.getByRole('button', { name: /^Send a new code/ });
  expect(await resend.getAttribute('aria-disabled')).toBe('true');
  for (let second = 0; second < 31; second += 1) await visitor.page.clock.runFor(1_000);
  await visitor.page.getByRole('button', { name: 'Send a new code', exact: true }).click();
  await visitor.page.getByText('We sent you a new code.').waitFor();
  expect(await axeFindings(visitor.page)).toEqual([]);
  const second = await mailedCode(account);
  if (first !== second) {
    await codeField(visitor).fill(first);
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByText(/^This code is incorrect/).waitFor();
  }
  await codeField(visitor).fill(second);
  await visitor.page.keyboard.press('Enter');
  await isIn(visitor);
});

claim('18 an app’s code signs in, and a recovery code where the app is lost, each once', async () => {
  const account = await withApp('by-app');
  const [recovery = ''] = account.recoveryCodes;
  const first = await atCodeStep(account);
  await first.page.getByText('Enter the 6-digit code from your authenticator app.').waitFor();
  expect(await first.page.getByRole('button', { name: /^Send a new code/ }).count()).toBe(0);
  await codeField(first).fill(codeOf(account.secret, 1));
  await first.page.keyboard.press('Enter');
  await isIn(first);

  const second = await atCodeStep(account);
  second.watch.expectStatuses(400);
  await second.page.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = second.page.getByLabel('Recovery code', { exact: true });
  await takesFocus(field);
  expect(await axeFindings(second.page)).toEqual([]);
  expect(await tooWide(second.page)).toEqual([]);
  await field.fill('0000-0000-0000-0000');
  await second.page.keyboard.press('Enter');
  await second.page.getByText(/^This code is incorrect/).waitFor();
  await field.fill(recovery.toLowerCase().replaceAll('-', ' '));
  await second.page.keyboard.press('Enter');
  await isIn(second);

  const third = await atCodeStep(account);
  third.watch.expectStatuses(400);
  await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.page.getByLabel('Recovery code', { exact: true }).fill(recovery);
  await third.page.keyboard.press('Enter');
  await third.page.getByText(/^This code is incorrect/).waitFor();
});

claim('a page asked for before is where one arrives behind the code, in French as well', async () => {
  const account = await withMailCodes('wanted');
  const visitor = await person({ locale: 'fr-CA' });
  await visitor.open('/refunds');
  await visitor.page.getByLabel('Courriel').fill(account.email);
  await visitor.page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await visitor.page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await codeField(visitor).waitFor();
  await visitor.page.getByText('Nous avons envoyé un code à 6 chiffres').waitFor();
  await codeField(visitor).fill(await mailedCode(account));
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForURL('**/refunds');
});
