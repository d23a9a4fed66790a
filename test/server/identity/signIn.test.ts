import { z } from 'zod';
import { attemptAddress, countFailure } from '../../../server/modules/identity/signInAttempts';
import { createClient, signedInClient, type Answer } from '../setup/testClient';
import { addEverybody, addUser, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;

beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
});
afterAll(() => portal.stop());

const signIn = (email: string, password: string) => createClient(portal.url).signIn(email, password);
const claimsOf = (token: string | null) =>
  z
    .looseObject({ exp: z.number(), iat: z.number() })
    .parse(JSON.parse(Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString('utf8')));
const auditOf = (action: string) =>
  portal.database.database.db.selectFrom('audit_entry').selectAll().where('action', '=', action).execute();
/** What an answer shows, without what is new each time. */
const face = ({ status, headers, text }: Answer) => ({
  status,
  text: text.replace(/"reference":"[^"]*"/, ''),
  headers: [...headers.keys()].sort(),
});

describe('signing in', () => {
  it('answers a token with the specification’s claims, the company and its flags, and a cookie out of scripts’ reach', async () => {
    const client = createClient(portal.url);
    const answer = await client.signIn('user@cedarline.example');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      companyId: people.cedar.id,
      companyName: 'Cedarline Imports',
      isAssessmentPayer: false,
      isExempt: false,
      isRefundEligible: true,
    });
    const claims = claimsOf(client.token);
    expect(claims).toMatchObject({
      role: 'user',
      name: 'user Tester',
      email: 'user@cedarline.example',
      companyId: people.cedar.id,
    });
    expect(claims.exp - claims.iat).toBe(900);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^northwood-refresh-[0-9a-f-]{36}=[^;]+; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.text).not.toContain('password_hash');
  });

  it('gives several roles as a list, and the marker alone while the password is temporary', async () => {
    await addUser(portal.services, people.board, 'two@northwood.example', ['verifier', 'approver']);
    await addUser(portal.services, people.board, 'new@northwood.example', ['admin'], { temporary: true });
    expect(claimsOf((await signedInClient(portal.url, 'two@northwood.example')).token)['role']).toEqual([
      'verifier',
      'approver',
    ]);
    expect(claimsOf((await signedInClient(portal.url, 'new@northwood.example')).token)['role']).toBe(
      'user-requires-password-reset',
    );
  });

  it('works in both spellings of the path, and with blanks and capitals around the address', async () => {
    const client = createClient(portal.url);
    const form = { email: '  User@Cedarline.example ', password: PASSWORD, rememberMe: true };
    const answer = await client.post('/api/authenticate/LOGIN', form);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
  });

  it('H64 takes a password with its blanks and not without', async () => {
    await addUser(portal.services, people.cedar, 'blanks@cedarline.example', ['user'], {
      password: ' two  spaces in here ',
    });
    expect((await signIn('blanks@cedarline.example', ' two  spaces in here ')).status).toBe(200);
    expect((await signIn('blanks@cedarline.example', 'two  spaces in here')).status).toBe(401);
  });

  it('sees the 73rd character of a password of 128', async () => {
    const long = 'correct horse battery staple '.repeat(5).slice(0, 128);
    await addUser(portal.services, people.cedar, 'long@cedarline.example', ['user'], { password: long });
    expect((await signIn('long@cedarline.example', long)).status).toBe(200);
    expect((await signIn('long@cedarline.example', `${long.slice(0, 72)}#${long.slice(73)}`)).status).toBe(
      401,
    );
  });

  it('finds nobody called admin with the password admin', async () => {
    expect((await signIn('admin@admin', 'admin')).status).toBe(401);
  });

  it('H31 answers alike for a wrong password, an unknown address and one that is switched off', async () => {
    await addUser(portal.services, people.cedar, 'off@cedarline.example', ['user'], { active: false });
    await addUser(portal.services, people.cedar, 'known@cedarline.example', ['user']);
    const wrong = face(await signIn('known@cedarline.example', 'wrong wrong wrong'));
    expect(face(await signIn('nobody@cedarline.example', 'wrong wrong wrong'))).toEqual(wrong);
    expect(face(await signIn('off@cedarline.example', PASSWORD))).toEqual(wrong);
    expect(wrong.status).toBe(401);
  });

  it('11 does the same work for a wrong password, an unknown address and one that is switched off', async () => {
    await addUser(portal.services, people.cedar, 'idle@cedarline.example', ['user'], { active: false });
    const verify = jest.spyOn(portal.services.hasher, 'verify');
    const work: unknown[] = [];
    for (const email of ['user@cedarline.example', 'nobody@here.example', 'idle@cedarline.example']) {
      verify.mockClear();
      await signIn(email, 'wrong wrong wrong');
      work.push(verify.mock.calls.map(([password]) => password));
    }
    verify.mockRestore();
    expect(work).toEqual([['wrong wrong wrong'], ['wrong wrong wrong'], ['wrong wrong wrong']]);
  });

  it('leaves one audit row for each try, with who and from where, and no password', async () => {
    const before = (await auditOf('signed-in')).length;
    await signIn('approver@northwood.example', 'canary-wrong-password');
    await signIn('approver@northwood.example', PASSWORD);
    const rows = (await auditOf('signed-in')).slice(before);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
    for (const row of rows)
      expect(row).toMatchObject({ subject_id: people.approver.id, source_address: '127.0.0.1' });
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});

describe('7 a password', () => {
  it('does not grow old: a year later it signs in as before', async () => {
    await addUser(portal.services, people.cedar, 'old@cedarline.example', ['user']);
    const now = portal.clock.now();
    portal.clock.advance(366 * 86_400_000);
    const answer = await signIn('old@cedarline.example', PASSWORD);
    portal.clock.set(now);
    expect(answer.status).toBe(200);
  });
});

describe('the lock', () => {
  const tries = async (email: string, count: number) => {
    const answers: Answer[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await signIn(email, 'wrong wrong wrong'));
    return answers;
  };

  it.each(['locked@cedarline.example', 'nobody-at-all@cedarline.example'])(
    'H28 H31 comes with the fifth wrong try, as plain text, for %s',
    async (email) => {
      if (email.startsWith('locked')) await addUser(portal.services, people.cedar, email, ['user']);
      const answers = await tries(email, 5);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 423]);
      expect(answers[4]?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answers[4]?.text).toMatch(
        /^There were too many failed attempts, so sign-in is locked until 10:10.AM/,
      );
    },
  );

  it('refuses the right password too, leaves others alone, and is over after ten minutes', async () => {
    await addUser(portal.services, people.cedar, 'later@cedarline.example', ['user']);
    await tries('later@cedarline.example', 5);
    expect((await signIn('later@cedarline.example', PASSWORD)).status).toBe(423);
    expect((await signIn('user@cedarline.example', PASSWORD)).status).toBe(200);
    portal.clock.advance(600_000);
    expect((await signIn('later@cedarline.example', PASSWORD)).status).toBe(200);
  });

  it('23 counts both spellings of the path together, and holds at both', async () => {
    await addUser(portal.services, people.cedar, 'speller@cedarline.example', ['user']);
    const paths = ['/api/Authenticate/login', '/api/authenticate/login'];
    const at = (n: number, password: string) =>
      createClient(portal.url).post(paths[n % 2] ?? '', {
        email: 'speller@cedarline.example',
        password,
        rememberMe: false,
      });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await at(n, 'wrong wrong wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 423]);
    for (const n of [0, 1]) expect((await at(n, PASSWORD)).status).toBe(423);
  });

  it('counts tries sent at once as it counts them one by one', async () => {
    await addUser(portal.services, people.cedar, 'burst@cedarline.example', ['user']);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn('burst@cedarline.example', 'wrong wrong wrong')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(26);
  });

  it('stands when a try that another process judged in the same moment is counted after it', async () => {
    const email = 'raced@cedarline.example';
    await addUser(portal.services, people.cedar, email, ['user']);
    await tries(email, 5);
    const { database, clock } = portal.services;
    for (let late = 0; late < 6; late += 1) {
      const counted = await countFailure(database.db, attemptAddress(email), clock.now());
      expect(counted).toMatchObject({ kind: 'locked' });
    }
    expect((await signIn(email, PASSWORD)).status).toBe(423);
  });

  it('stays after a hundred wrong tries in a row, however far apart', async () => {
    await addUser(portal.services, people.cedar, 'patient@cedarline.example', ['user']);
    for (let round = 0; round < 20; round += 1) {
      await tries('patient@cedarline.example', 5);
      portal.clock.advance(601_000);
    }
    const answer = await signIn('patient@cedarline.example', PASSWORD);
    expect(answer.status).toBe(423);
    expect(answer.text).toContain('ask the board');
  }, 60_000);
});
