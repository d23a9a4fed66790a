import { readFileSync } from 'node:fs';
import path from 'node:path';
import { axeFindings } from './setup/axe';
import { afterClosing, takesFocus, sessionPlaces } from './setup/browsers';
import { becomes } from './setup/eventually';
import type { Person } from './setup/person';
import { ROOT } from './setup/root';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

claim('the sign-in page says what is missing, beside the field, and axe finds nothing', async () => {
  const guest = await person();
  await guest.open('/');
  expect(await axeFindings(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const email = guest.page.getByLabel('Email');
  await becomes(() => email.getAttribute('aria-invalid'), 'true');
  await takesFocus(email);
  expect(await axeFindings(guest.page)).toEqual([]);
});

claim('a wrong password is refused with a sentence, and what was typed stays', async () => {
  const guest = await person();
  guest.watch.expectStatuses(401);
  await guest.open('/');
  await guest.page.getByLabel('Email').fill('user@cedarline.example');
  await guest.page.getByLabel('Password', { exact: true }).fill('not the password at all');
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const refusal = guest.page.getByRole('alert').filter({ hasText: /\w/ });
  await refusal.waitFor();
  await becomes(() => refusal.innerText(), expect.stringMatching(/\w+ .*\./));
  expect(await guest.page.getByLabel('Email').inputValue()).toBe('user@cedarline.example');
  expect(await axeFindings(guest.page)).toEqual([]);
});

claim('H64 a blank pasted around the address does no harm', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('  User@Cedarline.example ');
  await user.arrivesAt('/home');
});

claim('H65 remembered, the session outlives the browser; not remembered, it ends with it', async () => {
  const first = await person();
  await first.open('/');
  await first.signIn('user@cedarline.example', { remember: true });
  await becomes(() => sessionPlaces(first.page), ['local']);

  const second = await person({ storageState: await afterClosing(first.context) });
  await second.open('/home');
  await second.page.getByRole('button', { name: 'Account menu: Ellen Marsh' }).waitFor();
  await second.signOut();
  await becomes(() => sessionPlaces(second.page), []);

  await second.signIn('user@cedarline.example');
  await becomes(() => sessionPlaces(second.page), ['session']);
  const third = await person({ storageState: await afterClosing(second.context) });
  await third.open('/refunds');
  await third.arrivesAt('/?next=%2Frefunds');
});

/** The session's fields around a token of the visitor's own making. */
const forged = (token: string, tokenExpires: unknown = 4e12): string =>
  JSON.stringify({
    token,
    rememberMe: true,
    companyId: '1',
    companyName: 'Northwood Timber Board',
    isAssessmentPayer: true,
    connectionId: '',
    isTemporary: false,
    isExempt: true,
    isRefundEligible: true,
    tokenExpires,
  });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = `${part({ alg: 'none' })}.${part({ sub: '1', role: 'admin', exp: 4e9 })}.`;

/** What nobody's session looks like, in whatever place it lies. */
const NONSENSE = [
  '',
  ...readFileSync(path.join(ROOT, 'test/src/browser/files/stored_auth_bad_values.txt'), 'utf8').split('\n'),
  '{"token":"a.b.c","roles":"admin"}',
  forged('a.b.c'),
  forged('not a token'),
  forged('..'),
  forged(unsigned, 'soon'),
  forged(unsigned, null),
];

claim('H47 whatever lies where the session is kept means signed out, and the page works', async () => {
  const guest = await person();
  await guest.open('/contact');
  for (const place of ['local', 'session'] as const)
    for (const nonsense of NONSENSE) {
      await save(guest, place, nonsense);
      await guest.open('/refunds');
      await becomes(() => [nonsense, guest.address()], [nonsense, '/?next=%2Frefunds']);
      await becomes(() => sessionPlaces(guest.page), []);
      expect(await guest.alerts().count()).toBe(0);
    }
  await guest.signIn('user@cedarline.example');
  await guest.arrivesAt('/refunds');
});

claim(
  '28 a session made by hand opens nothing: the server knows it not, and its maker is signed out',
  async () => {
    for (const place of ['local', 'session'] as const)
      for (const expires of [4e12, 0]) {
        const forger = await person();
        forger.watch.expectStatuses(401, 403);
        forger.watch.expectFailures('/uscustomshub');
        await forger.open('/contact');
        await save(forger, place, forged(unsigned, expires));
        const seen = forger.receives(/Unable to refresh user token/);
        await forger.page.goto('/admin/users');
        await forger.page.getByLabel('Password', { exact: true }).waitFor();
        await seen;
        expect(await forger.alerts().count()).toBeLessThanOrEqual(1);
        await forger.arrivesAt('/?next=%2Fadmin%2Fusers');
        await becomes(() => sessionPlaces(forger.page), []);
      }
  },
);

const save = ({ page }: Person, place: 'local' | 'session', text: string): Promise<void> =>
  page.evaluate(
    ([where, value]) => {
      (where === 'local' ? localStorage : sessionStorage).setItem('auth', value);
    },
    [place, text] as const,
  );
