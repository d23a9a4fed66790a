import { text } from 'node:stream/consumers';
import { generateSync } from 'otplib';
import { axeFindings } from './setup/axe';
import { takesFocus } from './setup/browsers';
import { codeIn } from '../server/setup/outbox';
import { becomes } from './setup/eventually';
import { makeAccount, newestMail, OWN_PASSWORD, type OwnAccount } from './setup/ownAccount';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim, url } = openStage();

const NEW = 'herons on a broken jetty';

async function signedIn(account: OwnAccount, path: string, password = account.password): Promise<Person> {
  const someone = await person();
  await someone.open('/');
  await someone.signIn(account.email, { password });
  await someone.open(path);
  return someone;
}

async function findNothing({ page }: Person): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
}

/** Presses a change of the second step and types the password it asks for. */
async function change(
  { page }: Person,
  button: string,
  confirm: string,
  password = OWN_PASSWORD,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}

claim(
  'an authenticator app is set up, its recovery codes shown once and kept, and the second step switched off again',
  async () => {
    const account = await makeAccount(url, 'app', 'user', 'user@cedarline.example');
    const user = await signedIn(account, '/myaccount?tab=signin');
    const { page } = user;
    user.watch.expectStatuses(400);
    await page.getByText('Two-step verification is off. You sign in with your password only.').waitFor();
    await findNothing(user);

    await change(user, 'Set up authenticator app', 'Start setup', 'not my password');
    await page.getByText(/This isn’t your current password/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await findNothing(user);
    const secret = (await page.locator('.app-secret').innerText()).replaceAll(' ', '');
    const field = page.getByLabel('Code from the app');
    await field.fill('12');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the 6 digits the app shows.').waitFor();
    await field.fill('000 000');
    await page.keyboard.press('Enter');
    await page.getByText(/^This code is incorrect/).waitFor();
    await findNothing(user);
    const code = generateSync({ secret });
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await takesFocus(page.getByRole('heading', { name: 'Your recovery codes' }));
    const codes = await page.locator('.recovery-codes code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await findNothing(user);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const file = await text(await (await download).createReadStream());
    for (const each of codes) expect(file).toContain(each);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: 'Active sessions' }).waitFor({ state: 'hidden' });
    expect(await page.locator('.recovery-codes').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'I saved my codes' }).click();
    await page.getByText('You have 10 recovery codes left').waitFor();
    await becomes(() => page.locator('body').innerText(), expect.not.stringContaining(codes[0] ?? ''));
    await findNothing(user);

    await change(user, 'Create recovery codes', 'Create codes');
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await page.locator('.recovery-codes code').allInnerTexts()).not.toContain(codes[0]);
    await page.getByRole('button', { name: 'I saved my codes' }).click();
    await change(user, 'Get codes by email', 'Get codes by email');
    await page.getByText('You now get verification codes by email.').waitFor();
    await change(user, 'Turn off verification', 'Turn off verification');
    await page.getByText('Two-step verification is off.', { exact: true }).waitFor();
    await findNothing(user);
  },
);

claim('27 a changed password ends the other session, and the old one signs nobody in', async () => {
  const account = await makeAccount(url, 'change', 'user', 'user@cedarline.example');
  const user = await signedIn(account, '/myaccount?tab=signin');
  const elsewhere = await signedIn(account, '/home');
  user.watch.expectStatuses(400);
  elsewhere.watch.expectStatuses(401);
  const fill = async (current: string, next: string) => {
    await user.page.getByLabel('Current password', { exact: true }).fill(current);
    await user.page.getByLabel('New password', { exact: true }).fill(next);
    await user.page.getByLabel('Confirm new password', { exact: true }).fill(next);
    await user.page.getByRole('button', { name: 'Set new password' }).click();
  };
  await fill('not my password', NEW);
  await user.page
    .getByText(/This isn’t your current password/)
    .first()
    .waitFor();
  expect(await axeFindings(user.page)).toEqual([]);
  await fill(OWN_PASSWORD, 'Thorne Cedarline Thorne');
  await user.page
    .getByText(/uses your name/)
    .first()
    .waitFor();
  await fill(OWN_PASSWORD, NEW);
  await user.page.getByText('Your password is changed.').waitFor();
  await user.page.reload();
  await user.page.getByText(account.email).first().waitFor();

  await elsewhere.page.reload();
  await elsewhere.page.getByLabel('Password', { exact: true }).waitFor();
  await elsewhere.sendSignIn(account.email, { password: OWN_PASSWORD });
  await elsewhere.page.getByText(/is incorrect/).waitFor();
  await elsewhere.signIn(account.email, { password: NEW });
});

claim('own sessions are listed, one is signed out, and then all of them', async () => {
  const account = await makeAccount(url, 'sessions', 'user', 'user@cedarline.example');
  await account.client.post('/api/account/sessions/end', { sessions: 'all' });
  const user = await signedIn(account, '/myaccount?tab=signin');
  const other = await signedIn(account, '/home');
  other.watch.expectStatuses(401);
  await user.page.reload();
  const rows = user.page.locator('.session-row');
  await rows.nth(1).waitFor();
  await becomes(() => rows.count(), 2);
  await findNothing(user);
  const theirs = rows.filter({ has: user.page.getByRole('button') });
  expect(await theirs.innerText()).toMatch(/Chrome on Linux\s+Last used .+ from (127\.0\.0\.1|::1)/);
  await theirs.getByRole('button').click();
  await user.page.getByRole('dialog').waitFor();
  expect(await axeFindings(user.page)).toEqual([]);
  await user.page.getByRole('button', { name: 'Sign out device' }).click();
  await rows.nth(1).waitFor({ state: 'detached' });
  await other.page.reload();
  await other.page.getByLabel('Password', { exact: true }).waitFor();

  await user.page.getByText('Signed out on other devices').first().waitFor();
  await user.page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await user.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await user.page.waitForURL((address) => address.pathname === '/');
  await user.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

for (const [role, colleague, path] of [
  ['verifier', 'verifier@northwood.example', '/resetpassword'],
  ['approver', 'approver@northwood.example', '/resetpassword'],
  ['readonly', 'readonly@northwood.example', '/admin/myaccount'],
] as const)
  claim(
    `password, second step and sessions are reached from the account menu by the role ${role}`,
    async () => {
      const account = await makeAccount(url, role, role, colleague);
      const member = await signedIn(account, '/home');
      await member.page.getByRole('button', { name: 'Account menu: Ida Thorne' }).click();
      await member.page.getByRole('menuitem', { name: /^(Password and sign-in|My account)$/ }).click();
      await member.page.getByRole('heading', { name: 'Active sessions' }).waitFor();
      await member.arrivesAt(path);
      await member.page.getByRole('button', { name: 'Set up authenticator app' }).waitFor();
      await member.page.getByLabel('Current password', { exact: true }).waitFor();
      await findNothing(member);
    },
  );

claim('15 the own address is changed with a code to the new one, and signs in from then on', async () => {
  const account = await makeAccount(url, 'mover', 'user', 'user@cedarline.example');
  const moved = account.email.replace('mover', 'moved');
  const user = await signedIn(account, '/myaccount?tab=signin');
  user.watch.expectStatuses(400, 409);
  const { page } = user;
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await takesFocus(page.locator('.error-summary'));
  await findNothing(user);
  const section = page.getByRole('region', { name: 'Email address' });
  await section.getByLabel('New email address').fill(account.email);
  await section.getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Send code' }).click();
  await section
    .getByText(/already has this email address/)
    .first()
    .waitFor();
  await section.getByLabel('New email address').fill(moved);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = section.getByLabel('Code from the email');
  await field.waitFor();
  await findNothing(user);
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await section.getByText(/^This code is incorrect/).waitFor();
  await field.fill(codeIn(await newestMail(url, moved, 'email-change-code')));
  await page.keyboard.press('Enter');
  await section.getByText(`Use ${moved} to sign in from now on.`).waitFor();
  await page.getByRole('region', { name: 'You', exact: true }).getByText(moved).waitFor();
  await findNothing(user);
  await user.signOut();
  await user.signIn(moved, { password: OWN_PASSWORD });
});
