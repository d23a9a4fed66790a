import { z } from 'zod';
import { companyPerson } from '../../../contract/endpoints/users/people';
import { LIMITS } from '../../../contract/limits';
import { mailsTo, newestMail, passwordIn } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let everybody: Awaited<ReturnType<typeof addEverybody>>;
let manager: TestClient;
let admin: TestClient;
beforeAll(async () => {
  portal = await startPortal();
  everybody = await addEverybody(portal.services);
  manager = await signedInClient(portal.url, 'user@cedarline.example');
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterAll(() => portal.stop());

const person = (answer: { body: { data?: unknown } }) => z.parse(companyPerson, answer.body.data);
const list = async (by = manager) =>
  z
    .object({ isManagedByCompany: z.boolean(), people: z.array(z.looseObject({ email: z.string() })) })
    .parse((await by.get('/api/people')).body.data);
const invite = (email: string, permissions: readonly string[], by = manager) =>
  by.post('/api/people', { email, firstName: 'Pat', lastName: 'Lee', permissions });
const kindOf = (answer: { body: { errors: readonly { error: string }[] } }) => answer.body.errors[0]?.error;
const auditOf = (id: string) =>
  portal.services.database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_user_id', 'details'])
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', id)
    .where('action', 'like', 'user-%')
    .orderBy('position')
    .execute();

describe('a company’s own people', () => {
  it('are invited with permissions by a colleague, and sign in with the password from the email', async () => {
    const answer = await invite('pat@cedarline.example', ['sign']);
    expect(answer.status).toBe(200);
    expect(person(answer)).toMatchObject({
      permissions: ['prepare', 'sign'],
      state: 'temporary',
      isYou: false,
    });
    const password = passwordIn(await newestMail(portal, 'pat@cedarline.example', 'account-invited'));
    const client = createClient(portal.url);
    expect((await client.signIn('pat@cedarline.example', password)).status).toBe(200);
    expect(await auditOf(person(answer).id)).toMatchObject([
      {
        action: 'user-created',
        actor_user_id: everybody.cedarUser.id,
        details: { after: { permissions: ['prepare', 'sign'] } },
      },
    ]);
  });

  it('get other permissions at their next request; the person is emailed, other managers are notified', async () => {
    const other = await addUser(portal.services, everybody.cedar, 'other@cedarline.example', ['user']);
    const watching = await signedInClient(portal.url, other.email);
    const user = await addUser(portal.services, everybody.cedar, 'kim@cedarline.example', ['user']);
    const kim = await signedInClient(portal.url, user.email);
    const path = `/api/people/${user.id}/permissions`;
    const answer = await manager.post(path, { version: 1, permissions: ['prepare'] });
    expect(person(answer).permissions).toEqual(['prepare']);
    expect((await kim.get('/api/home')).status).toBe(401);
    await kim.signIn(user.email);
    expect(kindOf(await kim.post('/api/refunds/waivers', {}))).toBe('refused-not-signer');
    expect(await newestMail(portal, user.email, 'permissions-changed')).toContain('You now have: Prepare.');
    expect((await watching.get('/api/notifications')).text).toMatch(
      /changed kim[^.]*’s access to the portal/,
    );
    expect(await auditOf(user.id)).toMatchObject([
      {
        action: 'user-permissions-changed',
        details: { before: ['prepare', 'sign', 'managePeople'], after: ['prepare'] },
      },
    ]);
    expect(kindOf(await manager.post(path, { version: 1, permissions: [] }))).toBe('stale-version');
  });

  it('lose access at once, and a colleague can restore it', async () => {
    const user = await addUser(portal.services, everybody.cedar, 'leaving@cedarline.example', ['user']);
    const leaving = await signedInClient(portal.url, user.email);
    const ended = await manager.post(`/api/people/${user.id}/end`, { version: 1 });
    expect(person(ended)).toMatchObject({ state: 'inactive', isEndedByCompany: true });
    expect((await leaving.get('/api/home')).status).toBe(401);
    expect((await leaving.signIn(user.email)).status).toBe(401);
    expect(await mailsTo(portal, user.email)).toMatchObject([{ kind: 'access-ended' }]);
    const back = await manager.post(`/api/people/${user.id}/restore`, { version: person(ended).version });
    expect(person(back).state).toBe('active');
    expect((await leaving.signIn(user.email)).status).toBe(200);
  });

  it('whom the board deactivated are not restored by a colleague', async () => {
    const user = await addUser(portal.services, everybody.cedar, 'barred@cedarline.example', ['user']);
    await admin.post(`/api/admin/users/${user.id}/deactivate`, { reason: 'Asked by phone' });
    const answer = await manager.post(`/api/people/${user.id}/restore`, { version: 2 });
    expect([answer.status, kindOf(answer)]).toEqual([409, 'user-not-possible-now']);
  });

  it('do not change their own access, and people of another company are not there', async () => {
    const own = `/api/people/${everybody.cedarUser.id}`;
    const answer = await manager.post(`${own}/end`, { version: 1 });
    expect([answer.status, kindOf(answer)]).toEqual([403, 'refused-yourself']);
    const theirs = await manager.post(`/api/people/${everybody.pineUser.id}/end`, { version: 1 });
    expect([theirs.status, kindOf(theirs)]).toEqual([404, 'not-found']);
    expect((await list()).people.map(({ email }) => email)).not.toContain('user@pinegrove.example');
  });

  it('keep one who manages people, also when an administrator changes permissions', async () => {
    const path = `/api/admin/users/${everybody.pineUser.id}/permissions`;
    const answer = await admin.post(path, { version: 1, permissions: ['prepare', 'sign'] });
    expect([answer.status, kindOf(answer)]).toEqual([409, 'last-people-manager']);
    const second = await addUser(portal.services, everybody.pine, 'second@pinegrove.example', ['user']);
    const done = await admin.post(`/api/admin/users/${second.id}/permissions`, {
      version: 1,
      permissions: [],
    });
    expect(done.body.data).toMatchObject({ permissions: [] });
  });

  it('take turns: of two managers who end each other’s access at once, one stays', async () => {
    const pine = everybody.pine;
    const [a, b] = await Promise.all([
      addUser(portal.services, pine, 'a@pinegrove.example', ['user']),
      addUser(portal.services, pine, 'b@pinegrove.example', ['user']),
    ]);
    await portal.services.database.db
      .updateTable('app_user')
      .set({ permissions: [] })
      .where('id', '=', everybody.pineUser.id)
      .execute();
    const [first, second] = await Promise.all([
      signedInClient(portal.url, a.email),
      signedInClient(portal.url, b.email),
    ]);
    const answers = await Promise.all([
      first.post(`/api/people/${b.id}/end`, { version: 1 }),
      second.post(`/api/people/${a.id}/end`, { version: 1 }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await portal.services.database.db
      .selectFrom('app_user')
      .select('id')
      .where('id', 'in', [a.id, b.id])
      .where('is_active', '=', true)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('are invited no more often than the limits allow, to one mailbox and in a day', async () => {
    const invited = person(await invite('often@cedarline.example', []));
    for (let sent = 1; sent < LIMITS.invitationsToMailbox; sent += 1)
      expect((await manager.post(`/api/people/${invited.id}/resend`)).status).toBe(200);
    const again = await manager.post(`/api/people/${invited.id}/resend`);
    expect([again.status, kindOf(again)]).toEqual([429, 'invitations-too-many']);
    const answers = [];
    for (let each = 0; each <= LIMITS.invitationsPerDay; each += 1)
      answers.push(await invite(`many${String(each)}@cedarline.example`, []));
    expect(answers.at(-1)?.status).toBe(429);
    expect(await mailsTo(portal, `many${String(LIMITS.invitationsPerDay)}@cedarline.example`)).toEqual([]);
  });

  it('are managed by the board alone where it says so, with its reason in the audit trail', async () => {
    const path = `/api/admin/companies/${everybody.cedar.id}/people`;
    const { version } = z
      .object({ profile: z.looseObject({ version: z.number() }) })
      .parse((await admin.get(`/api/admin/companies/${everybody.cedar.id}`)).body.data).profile;
    const answer = await admin.post(path, { version, managesPeople: false, reason: 'Disputed ownership' });
    expect(answer.body.data).toMatchObject({ managesPeople: false });
    expect((await list()).isManagedByCompany).toBe(false);
    const refused = await invite('late@cedarline.example', []);
    expect([refused.status, kindOf(refused)]).toEqual([403, 'refused-people-by-board']);
    const rows = await portal.services.database.db
      .selectFrom('audit_entry')
      .select(['actor_user_id', 'details'])
      .where('action', '=', 'people-management-forbidden')
      .execute();
    expect(rows).toMatchObject([
      { actor_user_id: everybody.admin.id, details: { reason: 'Disputed ownership' } },
    ]);
    const allowed = await admin.post(path, { version: version + 1, managesPeople: true, reason: 'Settled' });
    expect(allowed.body.data).toMatchObject({ managesPeople: true });
  });
});
