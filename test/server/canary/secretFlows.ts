import { z } from 'zod';
import { openLive } from '../setup/liveClient';
import { codeIn, linkTokenIn, passwordIn } from '../setup/outbox';
import type { TestClient } from '../setup/testClient';
import { addCompany, addUser } from '../setup/testPeople';
import type { CanaryRun } from './canaryRun';

const step = z.object({ userId: z.string(), companyName: z.string() });
const offer = z.object({ secret: z.string(), address: z.string() });
const codes = z.object({ recoveryCodes: z.array(z.string()) });

/** People of the run, and the passwords they begin with. */
export async function addCanaryPeople(run: CanaryRun) {
  const { services } = run.portal;
  const board = await addCompany(services, 'Northwood Timber Board', { isBoard: true });
  const cedar = await addCompany(services, 'Cedarline Imports');
  const password = run.plant('password', 'canary heron 9f27c1 crosses');
  const person = (company: typeof board, name: string, role: 'admin' | 'verifier' | 'user') =>
    addUser(services, company, `${name}@canary.example`, [role], { password });
  return {
    cedar,
    password,
    admin: await person(board, 'admin', 'admin'),
    verifier: await person(board, 'verifier', 'verifier'),
    user: await person(cedar, 'user', 'user'),
  };
}

/** Signs in with password and emailed code. */
export async function signInWithCode(run: CanaryRun, email: string, password: string): Promise<TestClient> {
  const client = run.client();
  let awaited = step.parse({ userId: '', companyName: '' });
  const mail = await run.mailAfter(email, async () => {
    awaited = step.parse((await client.signIn(email, password)).body.data);
  });
  const code = run.plant('mailed code', codeIn(mail));
  run.noteSession(client, await client.post('/api/Authenticate/verifymfacode/', { ...awaited, code }));
  return client;
}

/** Every way of getting the sign-in form wrong with the right password, or with the password in the wrong place. */
export async function misuseSignIn(run: CanaryRun, email: string, password: string): Promise<void> {
  const wrong = run.plant('wrong password', 'canary osprey b83d misses');
  const form = { email, password, rememberMe: false };
  const bodies: readonly unknown[] = [
    { ...form, password: wrong },
    { ...form, email: 'nobody@canary.example' },
    { ...form, email: `${password.replaceAll(' ', '')}@x` },
    { ...form, token: password },
    { ...form, rememberMe: password },
    { ...form, password: `${password}\u0000` },
    { ...form, password: password.repeat(20) },
    { email, password: { [password]: password } },
    `{"email":"${email}","password":"${password}"`,
    [password],
  ];
  for (const body of bodies) await run.client().post('/api/Authenticate/login', body);
  await run
    .client()
    .send('POST', '/api/Authenticate/login', JSON.stringify(form), { 'content-type': 'text/plain' });
  await run.client().post('/api/Authenticate/login', form, { origin: 'https://evil.example' });
  await run.client().get(`/api/Authenticate/login?password=${encodeURIComponent(password)}`);
  run.plant('password in the address field', password.replaceAll(' ', ''));
}

/** Authenticator app from its offer to a sign-in with a recovery code. */
export async function useAuthenticator(run: CanaryRun, email: string, password: string): Promise<void> {
  const client = await signInWithCode(run, email, password);
  const offered = offer.parse(
    (await client.post('/api/account/secondfactor/authenticator', { currentPassword: password })).body.data,
  );
  run.plant('authenticator secret', offered.secret);
  run.plant('authenticator address', offered.address);
  const confirmed = await client.post('/api/account/secondfactor/authenticator/confirm', {
    code: run.authenticatorCode(offered.secret),
  });
  const [code = ''] = noteRecoveryCodes(run, confirmed.body.data);
  run.portal.clock.advance(60_000);
  for (const entered of [run.authenticatorCode(offered.secret), code, code]) {
    const browser = run.client();
    const awaited = step.parse((await browser.signIn(email, password)).body.data);
    await browser.post('/api/Authenticate/verifymfacode/', { ...awaited, code: entered });
  }
  const renewed = await client.post('/api/account/secondfactor/recoverycodes', { currentPassword: password });
  noteRecoveryCodes(run, renewed.body.data);
}

function noteRecoveryCodes(run: CanaryRun, data: unknown): readonly string[] {
  const { recoveryCodes } = codes.parse(data);
  for (const code of recoveryCodes) {
    run.plant('recovery code', code);
    run.plant('recovery code', code.replaceAll('-', ''));
  }
  return recoveryCodes;
}

/** A link to a new password: mistyped, refused, used, and used again. */
export async function useLink(run: CanaryRun, email: string): Promise<string> {
  const mail = await run.mailAfter(email, () =>
    run.client().post('/api/UserManager/forgotpassword', { email }),
  );
  const token = run.plant('reset link', linkTokenIn(mail));
  const newPassword = run.plant('new password', 'canary plover 51aa settles');
  const reset = (form: object) => run.client().post('/api/UserManager/resetpassword', form);
  await reset({ token, newPassword: 'password' });
  await reset({ token: `${token}x`, newPassword });
  await run.mailAfter(email, () => reset({ token, newPassword }));
  await reset({ token, newPassword });
  await run.client().get(`/resetpassword?token=${token}`);
  await run.client().get(`/api/UserManager/resetpassword?token=${token}`);
  return newPassword;
}

/** A temporary password: emailed, used, replaced. */
export async function useTemporaryPassword(
  run: CanaryRun,
  admin: TestClient,
  companyId: string,
): Promise<void> {
  const email = 'invited@canary.example';
  const mail = await run.mailAfter(email, () =>
    admin.post('/api/UserManager/createuser', {
      email,
      firstName: 'Ida',
      lastName: 'Reed',
      companyId,
      roles: ['user'],
    }),
  );
  const temporary = run.plant('temporary password', passwordIn(mail));
  const newPassword = run.plant('chosen password', 'canary dunlin 77e2 wades');
  const client = run.client();
  run.noteSession(client, await client.signIn(email, temporary));
  const change = (currentPassword: string, chosen: string) =>
    client.post('/api/authenticate/resetTemporaryPassword', { currentPassword, newPassword: chosen });
  await change(newPassword, newPassword);
  await change(temporary, temporary);
  await change(temporary, newPassword);
  await run.client().signIn(email, temporary);
  run.noteSession(client, await client.signIn(email, newPassword));
}

/** A change of address: its code mistyped, then right. */
export async function moveAddress(run: CanaryRun, client: TestClient, password: string): Promise<string> {
  const email = 'moved@canary.example';
  let changeId = '';
  const mail = await run.mailAfter(email, async () => {
    const begun = await client.post('/api/account/email', { currentPassword: password, email });
    changeId = z.object({ changeId: z.string() }).parse(begun.body.data).changeId;
  });
  const code = run.plant('code for an address', codeIn(mail));
  const confirm = (entered: string) => client.post('/api/account/email/confirm', { changeId, code: entered });
  await confirm(code === '000000' ? '000001' : '000000');
  await confirm(code);
  return email;
}

/** A refresh, the credential again much later, and the token wherever a browser may put it. */
export async function useSession(run: CanaryRun, client: TestClient): Promise<void> {
  const cookie = client.cookie;
  run.noteSession(client, await client.post('/api/Authenticate/refreshtoken'));
  const { token } = client;
  for (const path of ['/api/notifications', '/api/nowhere', '/nowhere', '/health'])
    await run.client().get(`${path}?access_token=${token ?? ''}&token=${token ?? ''}`);
  for (const sent of [token, `${token ?? ''}x`]) (await openLive(run.portal.url, sent)).end();
  run.portal.clock.advance(60_000);
  await client.send('POST', '/api/Authenticate/refreshtoken', undefined, { cookie: cookie ?? '' });
  await client.get('/api/notifications');
}
