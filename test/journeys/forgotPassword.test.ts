import { linkTokenIn } from '../server/setup/outbox';
import { axeFindings } from './setup/axe';
import { takesFocus } from './setup/browsers';
import { makeAccount, newestMail } from './setup/ownAccount';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim, url } = openStage();

const NEW = 'herons on a broken jetty';
const newAccount = (name: string) => makeAccount(url, name, 'user', 'user@cedarline.example');

async function findNothing(visitor: Person): Promise<void> {
  expect(await axeFindings(visitor.page)).toEqual([]);
  expect(await tooWide(visitor.page)).toEqual([]);
}

/** Asks for a link on the page, as whoever has forgotten the password does. */
async function askForLink(visitor: Person, email: string): Promise<void> {
  await visitor.page.getByLabel('Email').fill(email);
  await visitor.page.getByRole('button', { name: 'Send link' }).click();
  await visitor.page.getByText('we emailed a link to that address').waitFor();
}

async function setPassword(visitor: Person, password: string): Promise<void> {
  await visitor.page.getByLabel('New password', { exact: true }).fill(password);
  await visitor.page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await visitor.page.getByRole('button', { name: 'Set new password' }).click();
}

claim(
  '26 27 a forgotten password is replaced with the link from the email, and a session elsewhere ends',
  async () => {
    const account = await newAccount('forgot');
    const elsewhere = await person();
    elsewhere.watch.expectStatuses(401);
    await elsewhere.open('/');
    await elsewhere.signIn(account.email, { password: account.password });

    const visitor = await person();
    visitor.watch.expectStatuses(400);
    await visitor.open('/');
    await visitor.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor();
    await findNothing(visitor);
    await visitor.page.getByRole('button', { name: 'Send link' }).click();
    await takesFocus(visitor.page.locator('.error-summary'));
    await findNothing(visitor);
    await askForLink(visitor, ` ${account.email.toUpperCase()} `);
    await findNothing(visitor);

    const token = linkTokenIn(await newestMail(url, account.email, 'reset-link'));
    await visitor.page.goto(`/resetpassword#token=${token}`);
    await visitor.page.getByLabel('New password', { exact: true }).waitFor();
    await visitor.page.waitForURL((address) => address.hash === '');
    expect(await visitor.page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
    await findNothing(visitor);
    await setPassword(visitor, 'herons');
    await visitor.page
      .getByText(/too short/)
      .first()
      .waitFor();
    await takesFocus(visitor.page.locator('.error-summary'));
    await findNothing(visitor);
    await setPassword(visitor, NEW);
    await visitor.page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor();
    await findNothing(visitor);
    await visitor.page.getByRole('link', { name: 'Back to sign-in' }).click();
    await visitor.signIn(account.email, { password: NEW });
    await visitor.arrivesAt('/home');

    await elsewhere.page.reload();
    await elsewhere.page.getByLabel('Password', { exact: true }).waitFor();
  },
);

claim('H34 a link that was used answers “Unable to reset password”, and leads to a new one', async () => {
  const account = await newAccount('twice');
  const visitor = await person();
  visitor.watch.expectStatuses(400);
  await visitor.open('/ForgotPassword');
  await askForLink(visitor, account.email);
  const token = linkTokenIn(await newestMail(url, account.email, 'reset-link'));
  await visitor.page.goto(`/resetpassword#token=${token}`);
  await setPassword(visitor, NEW);
  await visitor.page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor();

  await visitor.page.goto('about:blank');
  await visitor.page.goto(`/resetpassword#token=${token}`);
  await setPassword(visitor, 'another fine long sentence');
  const refusal = visitor.page.getByRole('alert').filter({ hasText: 'Unable to reset password' });
  await refusal.waitFor();
  await takesFocus(refusal);
  await findNothing(visitor);
  await visitor.page.getByRole('link', { name: 'Get a new link' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor();
  await visitor.open('/');
  await visitor.signIn(account.email, { password: NEW });
});

claim('12 H31 an address nobody has is answered word for word as one that has an account', async () => {
  const account = await newAccount('known');
  const visitor = await person();
  const said: string[] = [];
  for (const email of [account.email, 'nobody@example.test']) {
    await visitor.open('/ForgotPassword');
    await askForLink(visitor, email);
    await visitor.page.getByText('We’ll never ask for your old password').waitFor();
    said.push((await visitor.page.locator('main').innerText()).replace(email, 'x'));
  }
  expect(said[1]).toBe(said[0]);
});

claim('a link opened while signed in sets the password and leaves the session behind', async () => {
  const account = await newAccount('signed-in');
  const user = await person();
  await user.open('/');
  await user.signIn(account.email, { password: account.password, remember: true });
  await account.client.post('/api/UserManager/forgotpassword', { email: account.email });
  const token = linkTokenIn(await newestMail(url, account.email, 'reset-link'));
  await user.page.goto(`/resetpassword#token=${token}`);
  await setPassword(user, NEW);
  await user.page.getByText('Sign in with the new password.').waitFor();
  expect(await user.page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await user.signIn(account.email, { password: NEW });
});

claim('a page opened without its link says how to get one', async () => {
  const visitor = await person();
  await visitor.open('/resetpassword');
  await findNothing(visitor);
  await visitor.page.getByRole('link', { name: 'Get a new link' }).click();
  await visitor.page.getByRole('button', { name: 'Send link' }).waitFor();
});
