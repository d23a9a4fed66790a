import { generateSync } from 'otplib';
import { z } from 'zod';
import { LOGIN_REDIRECT } from '../../../contract/envelope';
import { newDigitCode } from '../../../server/system/ids';
import { codeIn, mailsTo, newestMail } from '../setup/outbox';
import { createClient, signedInClient, type Answer, type TestClient } from '../setup/testClient';
import { addEverybody, addUser, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
beforeAll(async () => {
  portal = await startPortal({ variables: { STAFF_SECOND_FACTOR: 'required' } });
  people = await addEverybody(portal.services);
});
afterAll(() => portal.stop());

const awaited = z.object({ userId: z.string(), companyName: z.string(), by: z.string() });
const MINUTE = 60_000;

/** A browser whose password was right: what it was asked for, and how it sends a code. */
async function atCodeStep(email: string, password = PASSWORD) {
  const client = createClient(portal.url);
  const answer = await client.signIn(email, password);
  const { userId, companyName, by } = awaited.parse(answer.body.data);
  const send = (code: unknown, handle: unknown = userId) =>
    client.post('/api/Authenticate/verifymfacode/', { code, userId: handle, companyName });
  const mailed = async () => codeIn(await newestMail(portal, email, 'sign-in-code'));
  return { client, answer, userId, by, send, mailed };
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const kindOf = (answer: Answer) => [
  answer.status,
  answer.body.errors[0]?.error,
  answer.body.errors[0]?.field,
];
const WRONG = [400, 'code-wrong', 'Code'];
let next = 0;
const newVerifier = async () => {
  const email = `verifier${String((next += 1))}@northwood.example`;
  await addUser(portal.services, people.board, email, ['verifier']);
  return email;
};
const auditOf = async (userId: string) =>
  portal.database.database.db
    .selectFrom('audit_entry')
    .select(['action', 'outcome'])
    .where('subject_id', '=', userId)
    .orderBy('position')
    .execute();

describe('the second step', () => {
  it('16 answers the right password of staff with LoginRedirect, no token and no cookie', async () => {
    const email = await newVerifier();
    const { client, answer } = await atCodeStep(email);
    expect(answer.status).toBe(200);
    expect(answer.body.succeeded).toBe(true);
    expect(answer.body.errors).toEqual([{ error: LOGIN_REDIRECT, details: answer.body.message }]);
    expect(answer.body.message).toContain('sent a code');
    expect(answer.text).not.toContain('token');
    expect([client.token, client.cookie]).toEqual([null, null]);
    for (const path of ['/api/notifications', '/api/admin/refunds'])
      expect((await client.get(path)).status).toBe(401);
    expect((await client.post('/api/Authenticate/refreshtoken')).status).toBe(401);
  });

  it('lets the emailed code in, and leaves the password’s step and the session in the audit, one row each', async () => {
    const email = await newVerifier();
    const step = await atCodeStep(email);
    const answer = await step.send(await step.mailed());
    expect(answer.status).toBe(200);
    expect((await step.client.get('/api/notifications')).status).toBe(200);
    const user = await portal.database.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await auditOf(user.id)).toEqual([
      { action: 'code-asked', outcome: 'done' },
      { action: 'signed-in', outcome: 'done' },
    ]);
  });

  it('is not asked of a company’s user who has not switched it on', async () => {
    await signedInClient(portal.url, 'user@cedarline.example');
  });

  it('17 takes a code once', async () => {
    const step = await atCodeStep(await newVerifier());
    const code = await step.mailed();
    expect((await step.send(code)).status).toBe(200);
    expect(kindOf(await step.send(code))).toEqual(WRONG);
  });

  it('18 takes a code for ten minutes', async () => {
    const late = await atCodeStep(await newVerifier());
    const intime = await atCodeStep(await newVerifier());
    portal.clock.advance(10 * MINUTE - 1_000);
    expect((await intime.send(await intime.mailed())).status).toBe(200);
    portal.clock.advance(2_000);
    expect(kindOf(await late.send(await late.mailed()))).toEqual(WRONG);
  });

  it('19 refuses the code of another person’s attempt, and of an attempt a newer one has ended', async () => {
    const a = await atCodeStep(await newVerifier());
    const b = await atCodeStep(await newVerifier());
    expect(kindOf(await a.send(await a.mailed(), b.userId))).toEqual(WRONG);
    const email = await newVerifier();
    const older = await atCodeStep(email);
    const olderCode = await older.mailed();
    const newer = await atCodeStep(email);
    expect(kindOf(await older.send(olderCode))).toEqual(WRONG);
    expect((await newer.send(await newer.mailed())).status).toBe(200);
  });

  it('19 takes no codes for somebody whose number alone is known', async () => {
    await atCodeStep(await newVerifier());
    const answer = await createClient(portal.url).post('/api/Authenticate/verifymfacode/', {
      code: '123456',
      userId: people.verifier.id,
      companyName: '',
    });
    expect(kindOf(answer)).toEqual(WRONG);
  });

  it('20 H46 judges ten wrong codes one by one, then answers 423 with the sentence alone, to the right code too', async () => {
    const email = await newVerifier();
    const step = await atCodeStep(email);
    const code = await step.mailed();
    for (let n = 0; n < 9; n += 1) expect(kindOf(await step.send(wrongOf(code)))).toEqual(WRONG);
    const tenth = await step.send(wrongOf(code));
    expect(tenth.status).toBe(423);
    expect(tenth.headers.get('content-type')).toContain('text/plain');
    expect(tenth.text).toMatch(/^There were too many incorrect codes, so sign-in is locked until .+\./);
    expect((await step.send(code)).status).toBe(423);
    // Signing in again neither forgets the count nor sends a further code.
    const mails = (await mailsTo(portal, email)).length;
    expect((await createClient(portal.url).signIn(email)).status).toBe(423);
    expect(await mailsTo(portal, email)).toHaveLength(mails);
    portal.clock.advance(60 * MINUTE + 1_000);
    const after = await atCodeStep(email);
    expect((await after.send(await after.mailed())).status).toBe(200);
  });

  it('20 counts wrong codes through new sign-ins', async () => {
    const email = await newVerifier();
    for (let n = 0; n < 3; n += 1) {
      const step = await atCodeStep(email);
      const code = await step.mailed();
      for (let m = 0; m < 3; m += 1) expect(kindOf(await step.send(wrongOf(code)))).toEqual(WRONG);
    }
    const last = await atCodeStep(email);
    expect((await last.send(wrongOf(await last.mailed()))).status).toBe(423);
  });

  it('20 H46 twenty at the same moment, ten times: no more than ten are judged, by two processes on one database', async () => {
    const other = await startPortal({
      database: portal.database,
      now: portal.clock.now(),
      variables: { STAFF_SECOND_FACTOR: 'required' },
    });
    for (let round = 0; round < 10; round += 1) {
      const email = await newVerifier();
      const step = await atCodeStep(email);
      const code = await step.mailed();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          createClient(n % 2 === 0 ? portal.url : other.url).post('/api/Authenticate/verifymfacode/', {
            code: wrongOf(code),
            userId: step.userId,
            companyName: '',
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
      expect(answers.filter(({ status }) => status === 423)).toHaveLength(11);
      expect((await step.send(code)).status).toBe(423);
    }
    await other.stop();
  });

  it.each([
    [123456],
    [['123456']],
    [{ a: 1 }],
    [''],
    ['12 34 56'],
    ['12345'],
    ['1234567'],
    [null],
    ['１２３４５６'],
  ])('H46 answers 400 to the code %j', async (code) => {
    const step = await atCodeStep(await newVerifier());
    expect((await step.send(code)).status).toBe(400);
  });

  it('takes a code pasted with blanks around it', async () => {
    const step = await atCodeStep(await newVerifier());
    expect((await step.send(`  ${await step.mailed()} `)).status).toBe(200);
  });

  it('23 holds for both spellings of the path', async () => {
    for (const path of ['/api/Authenticate/login', '/api/authenticate/login', '/API/AUTHENTICATE/LOGIN']) {
      const client = createClient(portal.url);
      await client.post(path, { email: 'admin@northwood.example', password: PASSWORD, rememberMe: false });
      expect(client.token).toBeNull();
    }
  });

  it('22 a password set with a link still asks for the code', async () => {
    const email = await newVerifier();
    await createClient(portal.url).post('/api/UserManager/forgotpassword', { email });
    const token = /#token=([\w-]+)/.exec(await newestMail(portal, email, 'reset-link'))?.[1];
    const reset = await createClient(portal.url).post('/api/UserManager/resetpassword', {
      token,
      newPassword: 'eel pond',
    });
    expect([reset.status, reset.body.data]).toEqual([200, null]);
    expect((await atCodeStep(email, 'eel pond')).by).toBe('mail');
  });

  it('a new password ends a code that is awaited', async () => {
    const email = await newVerifier();
    const step = await atCodeStep(email);
    const code = await step.mailed();
    await createClient(portal.url).post('/api/UserManager/forgotpassword', { email });
    const token = /#token=([\w-]+)/.exec(await newestMail(portal, email, 'reset-link'))?.[1];
    await createClient(portal.url).post('/api/UserManager/resetpassword', { token, newPassword: 'eel pond' });
    expect(kindOf(await step.send(code))).toEqual(WRONG);
  });

  it('60 leaves the code in no log and no row', async () => {
    const step = await atCodeStep(await newVerifier());
    const code = await step.mailed();
    const { db } = portal.database.database;
    const rows = JSON.stringify([
      await db.selectFrom('mail').selectAll().execute(),
      await db.selectFrom('awaited_code').selectAll().execute(),
    ]);
    expect(rows).not.toContain(`"${code}"`);
    expect(rows).not.toContain(` ${code}.`);
    expect(portal.log()).not.toContain(`"${code}"`);
  });
});

describe('21 codes', () => {
  it('have six digits, leading zeros among them, and no digit more often than another', () => {
    const codes = Array.from({ length: 10_000 }, () => newDigitCode(6));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.filter((code) => code.startsWith('0')).length).toBeGreaterThan(800);
    const counts = new Map<string, number>();
    for (const digit of codes.join('')) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - 6_000) ** 2 / 6_000, 0);
    // Nine degrees of freedom: above 33.7 once in ten thousand runs.
    expect(chi).toBeLessThan(33.7);
  });
});

describe('an authenticator app', () => {
  const offered = z.object({ secret: z.string(), address: z.string() });
  const made = z.object({ recoveryCodes: z.array(z.string()) });
  const codeNow = (secret: string, offsetSeconds = 0) =>
    generateSync({ secret, epoch: Math.floor(portal.clock.now().getTime() / 1000) + offsetSeconds });
  const state = async (client: TestClient) => (await client.get('/api/account/secondfactor')).body.data;

  async function enrolled() {
    const email = await newVerifier();
    const step = await atCodeStep(email);
    await step.send(await step.mailed());
    const { client } = step;
    const offer = offered.parse(
      (await client.post('/api/account/secondfactor/authenticator', { currentPassword: PASSWORD })).body.data,
    );
    const confirmed = await client.post('/api/account/secondfactor/authenticator/confirm', {
      code: codeNow(offer.secret),
    });
    portal.clock.advance(MINUTE);
    return { email, client, ...offer, ...made.parse(confirmed.body.data) };
  }

  it('is set up with a code of its own, and then asked for in place of an email', async () => {
    const { email, client, secret, address, recoveryCodes } = await enrolled();
    expect(address).toBe(
      `otpauth://totp/Northwood%20portal:${encodeURIComponent(email)}?secret=${secret}&issuer=Northwood%20portal`,
    );
    expect(recoveryCodes).toHaveLength(10);
    expect(await state(client)).toEqual({ by: 'app', isRequired: true, recoveryCodesLeft: 10 });
    const mails = (await mailsTo(portal, email)).filter(({ kind }) => kind === 'sign-in-code').length;
    const step = await atCodeStep(email);
    expect(step.by).toBe('app');
    expect((await step.send(codeNow(secret))).status).toBe(200);
    expect((await mailsTo(portal, email)).filter(({ kind }) => kind === 'sign-in-code')).toHaveLength(mails);
    expect(await newestMail(portal, email, 'second-factor-changed')).toContain('authenticator app');
  });

  it('17 18 takes a code of one step either side, once, and none further off', async () => {
    const { email, secret } = await enrolled();
    expect(kindOf(await (await atCodeStep(email)).send(codeNow(secret, -75)))).toEqual(WRONG);
    expect(kindOf(await (await atCodeStep(email)).send(codeNow(secret, 75)))).toEqual(WRONG);
    const code = codeNow(secret, -30);
    expect((await (await atCodeStep(email)).send(code)).status).toBe(200);
    expect(kindOf(await (await atCodeStep(email)).send(code))).toEqual(WRONG);
    expect((await (await atCodeStep(email)).send(codeNow(secret, 30))).status).toBe(200);
    // A step before the last one taken is as good as used.
    expect(kindOf(await (await atCodeStep(email)).send(codeNow(secret)))).toEqual(WRONG);
  });

  it('is replaced by a recovery code when it is lost, each once', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const step = await atCodeStep(email);
    expect((await step.send(code.toLowerCase())).status).toBe(200);
    expect(kindOf(await (await atCodeStep(email)).send(code))).toEqual(WRONG);
    expect(await state(step.client)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('gets new recovery codes, which end the old ones', async () => {
    const { email, client, recoveryCodes } = await enrolled();
    const renewed = await client.post('/api/account/secondfactor/recoverycodes', {
      currentPassword: PASSWORD,
    });
    const [fresh = ''] = made.parse(renewed.body.data).recoveryCodes;
    expect(kindOf(await (await atCodeStep(email)).send(recoveryCodes[0]))).toEqual(WRONG);
    expect((await (await atCodeStep(email)).send(fresh)).status).toBe(200);
  });

  it('counts for nothing until it is confirmed, and needs the password', async () => {
    const email = await newVerifier();
    const step = await atCodeStep(email);
    await step.send(await step.mailed());
    const refused = await step.client.post('/api/account/secondfactor/authenticator', {
      currentPassword: 'not this one',
    });
    expect(refused.body.errors[0]).toMatchObject({ error: 'wrong-password', field: 'currentPassword' });
    const confirm = await step.client.post('/api/account/secondfactor/authenticator/confirm', {
      code: '123456',
    });
    expect(confirm.body.errors[0]?.error).toBe('authenticator-not-begun');
    await step.client.post('/api/account/secondfactor/authenticator', { currentPassword: PASSWORD });
    expect((await atCodeStep(email)).by).toBe('mail');
  });

  it('keeps its secret and the recovery codes out of the database’s and the log’s reach', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const { db } = portal.database.database;
    const rows = JSON.stringify([
      await db.selectFrom('app_user').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    for (const text of [secret, recoveryCodes[0] ?? '']) {
      expect(rows).not.toContain(text);
      expect(portal.log()).not.toContain(text);
    }
  });

  it('staff cannot switch the second step off, but may go back to codes by email', async () => {
    const { email, client } = await enrolled();
    const off = await client.post('/api/account/secondfactor/off', { currentPassword: PASSWORD });
    expect(off.body.errors[0]?.error).toBe('second-factor-required');
    const mail = await client.post('/api/account/secondfactor/mail', { currentPassword: PASSWORD });
    expect(mail.body.data).toEqual({ by: 'mail', isRequired: true, recoveryCodesLeft: 0 });
    expect((await atCodeStep(email)).by).toBe('mail');
  });

  it('a company’s user may switch it on and off, off only with a password long enough alone', async () => {
    const email = 'own@cedarline.example';
    await addUser(portal.services, people.cedar, email, ['user'], { password: 'eel pond' });
    await portal.database.database.db
      .updateTable('app_user')
      .set({ mfa_enabled: true })
      .where('email', '=', email)
      .execute();
    const step = await atCodeStep(email, 'eel pond');
    await step.send(await step.mailed());
    const off = () => step.client.post('/api/account/secondfactor/off', { currentPassword: 'eel pond' });
    expect((await off()).body.errors[0]?.error).toBe('second-factor-needs-longer-password');
    await step.client.post('/api/authenticate/changepassword', {
      currentPassword: 'eel pond',
      newPassword: 'otters under the pier',
    });
    const done = await step.client.post('/api/account/secondfactor/off', {
      currentPassword: 'otters under the pier',
    });
    expect(done.body.data).toMatchObject({ by: 'none', isRequired: false });
    await signedInClient(portal.url, email, 'otters under the pier');
  });
});
