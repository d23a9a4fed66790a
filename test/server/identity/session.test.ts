import { SignJWT } from 'jose';
import { z } from 'zod';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
const PROTECTED = '/api/notifications';

beforeEach(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
});
afterEach(() => portal.stop());

const refresh = (client: TestClient) => client.post('/api/Authenticate/refreshtoken');
const revocations = async () =>
  (
    await portal.database.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'session-revoked')
      .execute()
  ).length;

describe('refreshing', () => {
  it('gives a new token and a new cookie, also with an expired token', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const first = { token: client.token, cookie: client.cookie };
    portal.clock.advance(16 * 60_000);
    expect((await client.get(PROTECTED)).status).toBe(401);
    const answer = await refresh(client);
    expect(answer.status).toBe(200);
    expect(client.cookie).not.toBe(first.cookie);
    expect(client.token).not.toBe(first.token);
    expect((await client.get(PROTECTED)).status).toBe(200);
  });

  it('H59 is refused for the cookie alone, and for the cookie beside another session’s token', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const other = await signedInClient(portal.url, 'user@pinegrove.example');
    const alone = createClient(portal.url);
    alone.cookie = client.cookie;
    expect((await refresh(alone)).status).toBe(401);
    expect((await alone.get(PROTECTED)).status).toBe(401);
    alone.token = other.token;
    expect((await refresh(alone)).status).toBe(401);
    expect((await refresh(client)).status).toBe(200);
  });

  it('two people signed in in two tabs of one browser keep a session each', async () => {
    const first = await signedInClient(portal.url, 'user@cedarline.example');
    const second = await signedInClient(portal.url, 'user@pinegrove.example');
    const jar = `${first.cookie ?? ''}; ${second.cookie ?? ''}`;
    for (const tab of [first, second]) {
      tab.cookie = jar;
      expect((await refresh(tab)).status).toBe(200);
      expect((await tab.get(PROTECTED)).status).toBe(200);
    }
  });

  it('H06 lets two tabs refresh at once: fifty together all succeed', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const tabs = Array.from({ length: 50 }, () => ({ ...createClient(portal.url) }));
    const answers = await Promise.all(
      tabs.map((tab) =>
        tab.post('/api/Authenticate/refreshtoken', undefined, {
          authorization: `Bearer ${client.token ?? ''}`,
          cookie: client.cookie ?? '',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await revocations()).toBe(0);
  });

  it('ends the whole session when a used credential comes back later, with one audit row', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const stolen = client.cookie;
    await refresh(client);
    const newer = client.cookie;
    portal.clock.advance(11_000);
    client.cookie = stolen;
    expect((await refresh(client)).status).toBe(401);
    client.cookie = newer;
    expect((await refresh(client)).status).toBe(401);
    expect((await client.get(PROTECTED)).status).toBe(401);
    client.cookie = stolen;
    await refresh(client);
    expect(await revocations()).toBe(1);
  });

  it('is refused after twelve idle hours, and after thirty days however busy', async () => {
    const idle = await signedInClient(portal.url, 'user@cedarline.example');
    const busy = await signedInClient(portal.url, 'user@pinegrove.example');
    portal.clock.advance(12 * 3_600_000);
    expect((await refresh(idle)).status).toBe(401);
    const fresh = await signedInClient(portal.url, 'user@cedarline.example');
    busy.token = fresh.token;
    busy.cookie = fresh.cookie;
    for (let hours = 0; hours < 719; hours += 11) {
      expect((await refresh(busy)).status).toBe(200);
      portal.clock.advance(11 * 3_600_000);
    }
    expect((await refresh(busy)).status).toBe(401);
  });
});

describe('ending', () => {
  it('H19 signs out: token and credential are worth nothing', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const stored = { token: client.token, cookie: client.cookie };
    const answer = await client.post('/api/Authenticate/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /northwood-refresh-[0-9a-f-]{36}=;.*Expires=Thu, 01 Jan 1970/,
    );
    Object.assign(client, stored);
    expect((await client.get(PROTECTED)).status).toBe(401);
    expect((await refresh(client)).status).toBe(401);
  });

  it('a role, a company and a switch count at the next request', async () => {
    const client = await signedInClient(portal.url, 'verifier@northwood.example');
    const set = (values: { roles?: 'user'[]; is_active?: boolean }) =>
      portal.database.database.db
        .updateTable('app_user')
        .set(values)
        .where('id', '=', people.verifier.id)
        .execute();
    expect((await client.get('/api/customs/batches')).status).toBe(200);
    await set({ roles: ['user'] });
    expect((await client.get('/api/customs/batches')).status).toBe(403);
    await set({ is_active: false });
    expect((await client.get(PROTECTED)).status).toBe(401);
    expect((await refresh(client)).status).toBe(401);
  });

  it('a temporary password opens nothing but its own change', async () => {
    await addUser(portal.services, people.board, 'new@northwood.example', ['admin'], { temporary: true });
    const client = await signedInClient(portal.url, 'new@northwood.example');
    expect((await client.get(PROTECTED)).status).toBe(403);
    expect((await client.get('/api/program')).status).toBe(200);
    const changed = await client.post('/api/authenticate/resetTemporaryPassword', {
      currentPassword: 'plovers over cold marsh',
      newPassword: 'seven herons on ice',
    });
    expect(changed.status).toBe(200);
    expect((await client.get(PROTECTED)).status).toBe(200);
  });

  it('the call that replaces a temporary password refuses every other session, and says where to go', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const refused = await client.post('/api/authenticate/resetTemporaryPassword', {
      currentPassword: 'plovers over cold marsh',
      newPassword: 'seven herons on ice',
    });
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([403, 'password-not-temporary']);
    expect(refused.body.message).toBe(
      'Your password isn’t temporary. Change it under “Password and sign-in” in the account menu.',
    );
    expect(
      (await createClient(portal.url).signIn('user@cedarline.example', 'plovers over cold marsh')).status,
    ).toBe(200);
  });
});

describe('tokens', () => {
  const secretOf = (text: string) => new TextEncoder().encode(text);

  it('H28 of every wrong kind are refused, everywhere alike', async () => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const [header = '', payload = '', signature = ''] = (client.token ?? '').split('.');
    const claims = z
      .looseObject({ sub: z.string(), sid: z.string() })
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { signer } = portal.services;
    const tokens = {
      'no signature': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'changed role': `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`,
      'another key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'x' })
        .sign(secretOf('another secret that is long enough, surely')),
      'a key of its own': `${encode({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AAAA' } })}.${payload}.${signature}`,
      'another kind': await signer.sign('mfa', claims, 900),
      expired: await signer.sign('access', { sub: claims.sub, sid: claims.sid }, -1),
      'no session': await signer.sign('access', { sub: claims.sub }, 900),
      'another user': await signer.sign('access', { sub: people.admin.id, sid: claims.sid }, 900),
    };
    for (const [name, token] of Object.entries(tokens)) {
      client.token = token;
      expect([name, (await client.get(PROTECTED)).status]).toEqual([name, 401]);
      expect([name, (await client.get('/api/customs/batches')).status]).toEqual([name, 401]);
    }
  });
});
