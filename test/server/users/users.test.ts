import { z } from 'zod';
import { startLive } from '../../../server/startLive';
import { decideChange } from '../setup/confirmChange';
import { eventually, openLive } from '../setup/liveClient';
import { linkTokenIn, mailsTo, newestMail, passwordIn } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;
let live: Awaited<ReturnType<typeof startLive>>;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
  live = await startLive(
    portal.services,
    portal.http.app.server,
    portal.database.target.owner,
    portal.http.isAllowedOrigin,
  );
});
afterAll(async () => {
  await live.close();
  await portal.stop();
});

const record = z.looseObject({ version: z.number(), isLocked: z.boolean(), isActive: z.boolean() });
const path = (id: string, action = '') => `/api/admin/users/${id}${action === '' ? '' : `/${action}`}`;
const read = async (id: string) => record.parse((await admin.get(path(id))).body.data);
const act = (id: string, action: string, body?: object, by = admin) => by.post(path(id, action), body);
const pending = z.looseObject({ pendingChangeId: z.string() });
const auditOf = (userId: string) =>
  portal.database.database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_user_id', 'outcome', 'details'])
    .where('subject_id', '=', userId)
    .where('subject_type', '=', 'user')
    .orderBy('position')
    .execute();
let next = 0;
const newUser = (roles: readonly ('user' | 'verifier' | 'admin')[] = ['user']) =>
  addUser(
    portal.services,
    roles[0] === 'user' ? people.cedar : people.board,
    `person${String((next += 1))}@example.test`,
    roles,
  );

describe('a person’s roles', () => {
  it('35 count at the next request, and the change is one row with before and after', async () => {
    const user = await newUser(['verifier']);
    const client = await signedInClient(portal.url, user.email);
    expect((await client.get('/api/admin/companies')).status).toBe(403);
    const { version } = await read(user.id);
    const answer = await act(user.id, 'roles', { version, roles: ['readonly'] });
    expect(answer.body.data).toMatchObject({ roles: ['readonly'], version: version + 1 });
    expect((await client.get('/api/admin/companies')).status).toBe(200);
    expect((await auditOf(user.id)).at(-1)).toMatchObject({
      action: 'user-roles-changed',
      actor_user_id: people.admin.id,
      details: { before: ['verifier'], after: ['readonly'] },
    });
  });

  it('are not decided on an older version', async () => {
    const user = await newUser(['verifier']);
    const { version } = await read(user.id);
    await act(user.id, 'roles', { version, roles: ['approver' as const] });
    const stale = await act(user.id, 'roles', { version, roles: ['admin'] });
    expect([stale.status, stale.body.errors[0]?.error]).toEqual([409, 'stale-version']);
    expect(stale.body.message).toContain('by admin Tester');
  });

  it('of one’s own nobody edits', async () => {
    const { version } = await read(people.admin.id);
    for (const [action, body] of [
      ['roles', { version, roles: ['admin', 'approver'] }],
      ['lock', { reason: '' }],
      ['deactivate', { reason: '' }],
      ['resetpassword', undefined],
    ] as const) {
      const answer = await act(people.admin.id, action, body);
      expect([action, answer.status, answer.body.errors[0]?.error]).toEqual([
        action,
        403,
        'refused-yourself',
      ]);
    }
  });

  it('say who is the last that could look after users', async () => {
    const own = async () => (await admin.get(path(people.admin.id))).body.data;
    expect(await own()).toMatchObject({ isLastAdmin: true });
    const second = await newUser(['admin']);
    expect(await own()).toMatchObject({ isLastAdmin: false });
    await act(second.id, 'lock', { reason: 'On leave' });
    expect(await own()).toMatchObject({ isLastAdmin: true });
  });

  it('fit the company: no staff role in a company, no user at the board', async () => {
    const user = await newUser();
    const { version } = await read(user.id);
    const answer = await act(user.id, 'roles', { version, roles: ['admin'] });
    expect(answer.body.errors[0]).toMatchObject({ error: 'roles-of-company', field: 'roles' });
  });

  it('leave at least one administrator, also when two take the role from each other at once', async () => {
    const second = await newUser(['admin']);
    const other = await signedInClient(portal.url, second.email);
    const [first, its] = await Promise.all([read(people.admin.id), read(second.id)]);
    const asked = await Promise.all([
      act(people.admin.id, 'roles', { version: first.version, roles: ['readonly'] }, other),
      act(second.id, 'roles', { version: its.version, roles: ['readonly'] }),
    ]);
    const [ofFirst = '', ofSecond = ''] = asked.map(({ body }) => pending.parse(body.data).pendingChangeId);
    const answers = await Promise.all([decideChange(admin, ofFirst), decideChange(other, ofSecond)]);
    // Whoever comes second is the last administrator, or, if the first one was done by then, none any more.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect([done, refused === 403 || refused === 409]).toEqual([200, true]);
    if (refused === 409)
      expect(answers.find(({ status }) => status === 409)?.body.errors[0]?.error).toBe('last-admin');
    await portal.database.database.db
      .updateTable('app_user')
      .set({ roles: ['admin'] })
      .where('id', '=', people.admin.id)
      .execute();
    await portal.database.database.db
      .updateTable('app_user')
      .set({ roles: ['readonly'] })
      .where('id', '=', second.id)
      .execute();
  });
});

describe('the list of people', () => {
  it('is narrowed by the state of their accounts, each person being in the strongest one alone', async () => {
    const locked = await newUser();
    const off = await newUser();
    const temporary = await newUser();
    const tried = await newUser();
    await act(locked.id, 'lock', { reason: 'Asked for' });
    await act(off.id, 'lock', { reason: 'Asked for' });
    await act(off.id, 'deactivate', { reason: 'Left' });
    await act(temporary.id, 'resetpassword');
    for (let n = 0; n < 5; n += 1) await createClient(portal.url).signIn(tried.email, 'wrong');
    const inState = async (state: string) =>
      z
        .object({ rows: z.array(z.object({ id: z.string() })) })
        .parse((await admin.get(`/api/admin/users?state=${state}&pageSize=100`)).body.data)
        .rows.map(({ id }) => id);
    const [lockedNow, offNow, temporaryNow, rest] = await Promise.all(
      ['locked', 'inactive', 'temporary', 'active'].map(inState),
    );
    expect(lockedNow).toEqual(expect.arrayContaining([locked.id, tried.id]));
    expect(lockedNow).not.toContain(off.id);
    expect(offNow).toContain(off.id);
    expect(temporaryNow).toContain(temporary.id);
    expect(rest).toContain(people.admin.id);
    const each = [locked, off, temporary, tried].map(({ id }) => id);
    expect(rest?.filter((id) => each.includes(id))).toEqual([]);
  });
});

describe('34 ending somebody’s access', () => {
  it.each([
    ['lock', { reason: 'Left the board' }, 'user-locked'],
    ['deactivate', { reason: 'Left the board' }, 'user-switched-off'],
    ['endsessions', undefined, 'user-sessions-ended'],
    ['resetpassword', undefined, 'user-password-reset'],
  ] as const)('%s ends sessions and live connections within five seconds', async (step, body, action) => {
    const user = await newUser(['verifier']);
    const client = await signedInClient(portal.url, user.email);
    const socket = await openLive(portal.url, client.token);
    expect((await act(user.id, step, body)).status).toBe(200);
    expect((await client.get('/api/notifications')).status).toBe(401);
    expect((await client.post('/api/Authenticate/refreshtoken')).status).toBe(401);
    await eventually(() => socket.isClosed(), 'still connected after five seconds');
    expect((await auditOf(user.id)).at(-1)).toMatchObject({ action, actor_user_id: people.admin.id });
  });

  it('a lock is told to whoever knows the password alone, and lasts until it is taken away', async () => {
    const user = await newUser();
    await act(user.id, 'lock', { reason: 'Asked for' });
    expect(await read(user.id)).toMatchObject({ isLocked: true });
    expect((await createClient(portal.url).signIn(user.email, 'wrong')).status).toBe(401);
    const locked = await createClient(portal.url).signIn(user.email);
    expect([locked.status, locked.text]).toEqual([
      423,
      'The board locked this account. Ask the board to unlock it.',
    ]);
    expect((await act(user.id, 'lock', { reason: '' })).status).toBe(409);
    await act(user.id, 'unlock');
    await signedInClient(portal.url, user.email);
  });

  it('an account switched off looks like none, and works again when it is switched on', async () => {
    const user = await newUser();
    await act(user.id, 'deactivate', { reason: '' });
    const off = await createClient(portal.url).signIn(user.email);
    const none = await createClient(portal.url).signIn('nobody@example.test');
    expect([off.status, off.body.errors]).toEqual([none.status, none.body.errors]);
    await act(user.id, 'activate');
    await signedInClient(portal.url, user.email);
    expect((await act(user.id, 'activate')).body.errors[0]?.error).toBe('user-not-possible-now');
  });

  it('unlock also takes away the lock after wrong passwords', async () => {
    const user = await newUser();
    for (let n = 0; n < 5; n += 1) await createClient(portal.url).signIn(user.email, 'wrong');
    expect(await read(user.id)).toMatchObject({ isLocked: true });
    await act(user.id, 'unlock');
    expect(await read(user.id)).toMatchObject({ isLocked: false });
    await signedInClient(portal.url, user.email);
  });
});

describe('25 a password reset by an administrator', () => {
  it('is emailed to its owner, shown to nobody else, and ends the old one', async () => {
    const user = await newUser();
    const answer = await act(user.id, 'resetpassword');
    const password = passwordIn(await newestMail(portal, user.email, 'temporary-password'));
    expect(answer.text).not.toContain(password);
    expect(await mailsTo(portal, 'admin@northwood.example')).toEqual([]);
    expect(portal.log()).not.toContain(password);
    expect((await createClient(portal.url).signIn(user.email, PASSWORD)).status).toBe(401);
    const client = await signedInClient(portal.url, user.email, password);
    expect((await client.get('/api/home')).body.errors[0]?.error).toBe('temporary-password');
  });

  it('ends a link that was on its way', async () => {
    const user = await newUser();
    await createClient(portal.url).post('/api/UserManager/forgotpassword', { email: user.email });
    const token = linkTokenIn(await newestMail(portal, user.email, 'reset-link'));
    await act(user.id, 'resetpassword');
    const answer = await createClient(portal.url).post('/api/UserManager/resetpassword', {
      token,
      newPassword: 'herons on a broken jetty',
    });
    expect(answer.body.errors[0]?.error).toBe('reset-refused');
  });

  it('an invitation is sent again only while its password was not replaced; the one before ends', async () => {
    const user = await newUser();
    expect((await act(user.id, 'resend')).body.errors[0]?.error).toBe('user-not-possible-now');
    await act(user.id, 'resetpassword');
    const older = passwordIn(await newestMail(portal, user.email, 'temporary-password'));
    await act(user.id, 'resend');
    expect((await createClient(portal.url).signIn(user.email, older)).status).toBe(401);
    const newer = passwordIn(await newestMail(portal, user.email, 'temporary-password'));
    await signedInClient(portal.url, user.email, newer);
  });
});

describe('somebody’s history', () => {
  it('shows what happened to the account, to those who may read the audit', async () => {
    const user = await newUser();
    await createClient(portal.url).signIn(user.email, 'wrong');
    await act(user.id, 'endsessions');
    await act(user.id, 'lock', { reason: 'Left the board' });
    expect((await admin.get(path(user.id, 'history'))).body.data).toEqual([
      expect.objectContaining({ action: 'user-locked', by: 'admin Tester', reason: 'Left the board' }),
      expect.objectContaining({ action: 'user-sessions-ended', outcome: 'done', reason: null }),
      expect.objectContaining({ action: 'signed-in', outcome: 'refused', by: null }),
    ]);
    const verifier = await signedInClient(portal.url, 'verifier@northwood.example');
    expect((await verifier.get(path(user.id))).status).toBe(200);
    expect((await verifier.get(path(user.id, 'history'))).status).toBe(403);
  });

  it('of nobody is not there', async () => {
    for (const action of ['', 'history']) expect((await admin.get(path('999999', action))).status).toBe(404);
    expect((await act('999999', 'unlock')).status).toBe(404);
  });
});
