import path from 'node:path';
import { freePorts } from '../server/processes/freePorts';
import { becomes } from './setup/eventually';
import { findPlace } from './setup/place';
import type { Person } from './setup/person';
import { startSpecificationBackend, type SpecificationBackend } from './setup/specificationBackend';
import { openStage } from './setup/stage';
import { startStaticHost, type StaticHost } from './setup/staticHost';

const { person, claim } = openStage();
const OLD = 'first password of all';
const NEW = 'herons over cold marsh';
const NEWER = 'plovers on warm sand';
let backend: SpecificationBackend;
let host: StaticHost;
let variant = 'plain';

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  backend = await startSpecificationBackend();
  host = await startStaticHost({
    webRoot: path.join(findPlace().build, 'web'),
    host: '127.0.0.1',
    port,
    config: () => ({ apiBaseUrl: `${backend.url}/${variant}`, hubUrl: '' }),
  });
});
afterAll(async () => {
  await (host as StaticHost | undefined)?.close();
  await (backend as SpecificationBackend | undefined)?.stop();
});

async function visitor(): Promise<Person> {
  const somebody = await person({ baseURL: host.url });
  // It has thirteen calls, and answers every other with a page.
  somebody.watch.expectStatuses(307, 400, 401, 404, 423);
  return somebody;
}

const stored = ({ page }: Person): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const value: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    return Object.assign({}, value);
  });

/** What each variant lets a person read where it refuses. */
const SENTENCES = {
  plain: { login: 'Login: Wrong.', code: 'The code is wrong., Ask for another.' },
  sparse: { login: 'The server didn’t accept your sign-in.', code: 'Other, Code, Code' },
  framework: { login: 'Login: Wrong., Login: Try again.', code: 'The code is wrong., Ask for another.' },
  terse: { login: 'The server didn’t accept your sign-in.', code: 'Not about the code. The code is wrong.' },
} as const;

describe.each(['plain', 'sparse', 'framework', 'terse'] as const)(
  'a backend of the thirteen calls alone, variant %s',
  (name) => {
    const { login, code } = SENTENCES[name];

    claim(`${name}: a visitor registers, and gets a new password by a link`, async () => {
      variant = name;
      const guest = await visitor();
      const { page } = guest;
      await guest.open('/register');
      await page.getByLabel('Legal name').fill('Rowan Imports');
      await page.locator('label[for="kind-1"]').click();
      await page.getByLabel('Street address').fill('2 Quay');
      await page.getByLabel('City').fill('Bangor');
      await page.getByLabel('ZIP or postal code').fill('04401');
      await page.getByLabel('Full name').fill('Ana Rowan');
      await page.getByLabel('Email address', { exact: true }).fill('ana@rowan.example');
      await page.getByRole('button', { name: 'Submit registration' }).click();
      await guest.sees('Registration submitted');
      expect((await backend.look(name)).registrations).toMatchObject([{ email: 'ana@rowan.example' }]);

      await guest.open('/ForgotPassword');
      await page.getByLabel('Email').fill('user@alder.example');
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByText('we emailed a link to that address').waitFor();
      const [link = ''] = (await backend.look(name)).links[0] ?? [];
      for (const sentence of ['Your new password is set', 'Unable to reset password'] as const) {
        await page.goto('about:blank');
        await page.goto(`/resetpassword#token=${link}`);
        await page.getByLabel('New password', { exact: true }).fill(NEW);
        await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
        await page.getByRole('button', { name: 'Set new password' }).click();
        await page.getByText(sentence).first().waitFor();
      }
    });

    claim(
      `${name}: a password that is forgotten is answered with a sign-in; H94 one sent on is no success`,
      async () => {
        variant = name;
        const guest = await visitor();
        const { page } = guest;
        await guest.open('/ForgotPassword');
        await page.getByLabel('Email').fill('moved@alder.example');
        await page.getByRole('button', { name: 'Send link' }).click();
        await page.getByText('An error occurred').waitFor();
        await page.getByLabel('Email').fill('direct@alder.example');
        await page.getByRole('button', { name: 'Send link' }).click();
        await page.getByRole('button', { name: 'Account menu: Direct Alder' }).waitFor();
      },
    );

    claim(
      `${name}: a user signs in with a code, keeps the profile, the password, and the session`,
      async () => {
        variant = name;
        const user = await visitor();
        const { page } = user;
        await user.open('/');
        await user.sendSignIn('locked@alder.example', { password: OLD });
        await page.getByRole('alert').getByText('Locked until five past two.', { exact: true }).waitFor();
        await user.sendSignIn('user@alder.example', { password: 'wrong' });
        await page.getByRole('alert').getByText(login).waitFor();
        await user.sendSignIn('user@alder.example', { password: NEW });
        const field = page.getByLabel('Verification code', { exact: true });
        await field.fill('111111');
        await page.keyboard.press('Enter');
        await page.getByText(code).waitFor();
        await field.fill('246810');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Account menu: User Alder' }).waitFor();
        expect(await stored(user)).toMatchObject({
          companyId: '7',
          isAssessmentPayer: name !== 'sparse',
          isExempt: name === 'plain' || name === 'terse',
        });

        await user.open('/myaccount');
        await page.getByRole('button', { name: 'Edit details' }).click();
        await page.getByLabel('Street address').fill('9 Saw Lane');
        await page.getByLabel('City').fill('Salem');
        await page.getByLabel('ZIP or postal code').fill('97302');
        await page.getByLabel('Country').fill('US');
        await page.getByLabel('Contact person').fill('Ida Alder');
        await page.getByLabel('Email for notices').fill('office@alder.example');
        await page.getByRole('button', { name: 'Save details' }).click();
        await page.getByText('Your details are saved.').waitFor();
        const company = (await backend.look(name)).companies.find(([id]) => id === 7)?.[1];
        expect(company?.profile['address']).toMatchObject({ street1: '9 Saw Lane', postalCode: '97302' });

        await page.getByRole('link', { name: 'Sign-in and security' }).click();
        await page.getByLabel('Current password', { exact: true }).fill(NEW);
        await page.getByLabel('New password', { exact: true }).fill(NEWER);
        await page.getByLabel('Confirm new password', { exact: true }).fill(NEWER);
        await page.getByRole('button', { name: 'Set new password' }).click();
        await page.getByText('Your password is changed.').waitFor();

        const before = (await stored(user))['token'];
        await page.evaluate(() => {
          const value: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
          sessionStorage.setItem('auth', JSON.stringify(Object.assign({}, value, { tokenExpires: 1 })));
        });
        await page.reload();
        await becomes(async () => (await stored(user))['token'] === before, false);
        await becomes(async () => typeof (await stored(user))['token'], 'string');
        await user.sees('My account');
        await user.signOut();
      },
    );

    claim(
      `${name}: an admin signs in without a code, hears live messages, creates a user, and acts for a company`,
      async () => {
        variant = name;
        const admin = await visitor();
        const { page } = admin;
        await admin.open('/');
        await admin.signIn('admin@alder.example', { password: OLD });
        await page.getByText('Live', { exact: true }).waitFor();
        const received = admin.receives(/The mill is closed/);
        await backend.push(name, 'The mill is <b>closed</b>', 'Error');
        await received;
        await page
          .locator(name === 'terse' ? '.alert-success' : '.alert-danger')
          .filter({ hasText: 'The mill is closed' })
          .waitFor();

        await admin.open('/admin/users?view=invite');
        await page.getByLabel('First name').fill('Noor');
        await page.getByLabel('Last name').fill('Haddad');
        await page.locator('label[for="worksFor"]').click();
        await page.getByRole('checkbox', { name: 'Verifier' }).check();
        for (const email of ['user@alder.example', 'noor@board.example']) {
          await page.getByLabel('Email', { exact: true }).fill(email);
          await page.getByRole('button', { name: 'Send invitation' }).click();
          if (email.startsWith('user'))
            await page
              .getByText(name === 'sparse' ? /Email/ : 'The address is taken.')
              .first()
              .waitFor();
        }
        await becomes(
          async () => (await backend.look(name)).accounts.map(({ email }) => email),
          expect.arrayContaining(['noor@board.example']),
        );

        await admin.open('/admin/company/details?id=7');
        await admin.sees('Alder Mills');
        await page.getByRole('button', { name: 'Act as company' }).click();
        await page.getByLabel('Reason for acting').fill('They asked for help.');
        await page.getByRole('dialog').getByRole('button', { name: 'Act as company' }).click();
        const banner = page.getByRole('region', { name: 'Acting as a company' });
        await banner.getByText(/acting as Alder Mills/).waitFor();
        expect(await stored(admin)).toMatchObject({ companyId: '7', companyName: 'Alder Mills' });
        await page.reload();
        await banner.getByRole('button', { name: 'Stop acting' }).click();
        await banner.waitFor({ state: 'detached' });
        expect(await stored(admin)).toMatchObject({ companyId: '1', companyName: '' });
        await admin.signOut();
      },
    );
  },
);

claim('a refused refresh says “Unable to refresh user token” and signs out', async () => {
  variant = 'plain';
  const admin = await visitor();
  const { page } = admin;
  admin.watch.expectFailures('uscustomshub');
  await admin.open('/');
  await admin.signIn('admin@alder.example', { password: OLD });
  await page.evaluate(() => {
    const value = Object.assign({ token: '' }, JSON.parse(sessionStorage.getItem('auth') ?? '{}') as object);
    const [head = '', body = ''] = value.token.split('.');
    const changed = { ...value, token: `${head}.${body}.forged`, tokenExpires: 1 };
    sessionStorage.setItem('auth', JSON.stringify(changed));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.locator('.alert-banner').getByText('Unable to refresh user token', { exact: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});
