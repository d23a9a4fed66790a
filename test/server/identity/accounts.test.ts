import { newestMail, passwordIn } from '../setup/outbox';
import { signedInClient, createClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;

beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterAll(() => portal.stop());

const form = (email: string) => ({
  legalName: 'Alder Imports',
  kind: 'IMPORTER',
  taxId: '',
  importerNumber: '12-3456789AB',
  address: {
    street1: '2 Quay',
    street2: '',
    city: 'Halifax',
    region: 'NS',
    postalCode: 'B3H 1A1',
    country: 'CA',
  },
  contactName: 'Ana de la Cruz',
  phone: '',
  email,
  message: 'We import cedar.',
});
const usersWith = (email: string) =>
  portal.database.database.db
    .selectFrom('app_user')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .execute();
const changePassword = (client: TestClient, currentPassword: string, newPassword: string) =>
  client.post('/api/authenticate/changepassword', { currentPassword, newPassword });

describe('registering', () => {
  it('H41 five times at once makes one pending company and one account that cannot sign in', async () => {
    const spellings = [
      'ana@alder.example',
      'ANA@alder.example',
      ' ana@alder.example ',
      'Ana@Alder.example',
      'ana@alder.example',
    ];
    const answers = await Promise.all(
      spellings.map((email) => createClient(portal.url).post('/api/UserManager/register', form(email))),
    );
    expect(answers.map(({ status, body }) => [status, body.succeeded])).toEqual(
      spellings.map(() => [200, true]),
    );
    expect(await usersWith('ana@alder.example')).toHaveLength(1);
    const companies = await portal.database.database.db
      .selectFrom('company')
      .selectAll()
      .where('legal_name', '=', 'Alder Imports')
      .execute();
    expect(companies.map(({ status }) => status)).toEqual(['Pending']);
    expect((await createClient(portal.url).signIn('ana@alder.example', PASSWORD)).status).toBe(401);
  });

  it('H31 answers the same for an address that has an account', async () => {
    const known = await createClient(portal.url).post(
      '/api/UserManager/register',
      form('user@cedarline.example'),
    );
    const unknown = await createClient(portal.url).post(
      '/api/UserManager/register',
      form('other@alder.example'),
    );
    expect(known.text).toBe(unknown.text);
    expect(known.status).toBe(200);
  });

  it('tells the administrators', async () => {
    const list = await admin.get('/api/notifications');
    expect(list.text).toContain('Alder Imports asked to register.');
  });
});

describe('creating a user', () => {
  const create = (email: string, companyId: string, roles: readonly string[], by = admin) =>
    by.post('/api/UserManager/createuser', { email, firstName: 'Nils', lastName: 'Holm', companyId, roles });

  it('H41 twice at once makes one account and one clear refusal', async () => {
    const answers = await Promise.all([
      create('nils@cedarline.example', people.cedar.id, ['user']),
      create('Nils@cedarline.example', people.cedar.id, ['user']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errors[0]).toMatchObject({
      error: 'email-taken',
      field: 'email',
    });
    const [user] = await usersWith('nils@cedarline.example');
    expect(user).toMatchObject({ has_temporary_password: true, roles: ['user'] });
    expect(answers.map(({ text }) => text).join()).not.toMatch(/password/i);
  });

  it('24 25 emails a temporary password, which works for a day until it is replaced, and opens nothing but its replacement', async () => {
    const email = 'new@cedarline.example';
    await create(email, people.cedar.id, ['user']);
    const password = passwordIn(await newestMail(portal, email, 'account-invited'));
    expect((await admin.get('/api/admin/users')).text).not.toContain(password);
    const client = await signedInClient(portal.url, email, password);
    expect((await client.get('/api/notifications')).body.errors[0]?.error).toBe('temporary-password');
    const again = await signedInClient(portal.url, email, password);
    const replaced = await again.post('/api/authenticate/resetTemporaryPassword', {
      currentPassword: password,
      newPassword: 'otters under the pier',
    });
    expect(replaced.status).toBe(200);
    expect((await again.get('/api/notifications')).status).toBe(200);
    expect((await client.get('/api/notifications')).status).toBe(401);
    expect((await createClient(portal.url).signIn(email, password)).status).toBe(401);
    expect(portal.log()).not.toContain(password);
  });

  it('24 a temporary password that was not used within a day has run out', async () => {
    const email = 'slow@cedarline.example';
    await create(email, people.cedar.id, ['user']);
    const password = passwordIn(await newestMail(portal, email, 'account-invited'));
    const now = portal.clock.now();
    portal.clock.advance(24 * 3_600_000);
    const answer = await createClient(portal.url).signIn(email, password);
    portal.clock.set(now);
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([401, 'temporary-password-expired']);
  });

  it('is refused to everybody else, and leaves a row in the audit', async () => {
    for (const email of [
      'verifier@northwood.example',
      'readonly@northwood.example',
      'user@cedarline.example',
    ]) {
      const client = await signedInClient(portal.url, email);
      expect((await create('x@y.example', people.cedar.id, ['admin'], client)).status).toBe(403);
    }
    const denials = await portal.database.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'access-refused')
      .where('subject_id', '=', 'POST /api/UserManager/createuser')
      .execute();
    expect(denials).toHaveLength(3);
    expect(denials[0]).toMatchObject({ outcome: 'refused', subject_id: 'POST /api/UserManager/createuser' });
  });

  it.each([
    ['staff and user mixed', () => people.board.id, ['admin', 'user'], 'roles-mixed'],
    ['a staff role in a company', () => people.cedar.id, ['verifier'], 'roles-of-company'],
    ['a user at the board', () => people.board.id, ['user'], 'roles-of-company'],
  ] as const)('refuses %s', async (_name, company, roles, error) => {
    const answer = await create('odd@y.example', company(), roles);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ error, field: 'roles' });
  });

  it('H09 getroles tells roles to staff alone, and the same for no such person', async () => {
    const path = (id: string) => `/api/admin/CompanyUsers/getroles/${id}`;
    expect((await admin.get(path(people.cedarUser.id))).body.data).toEqual({
      userId: people.cedarUser.id,
      held: ['user'],
      assignable: ['user'],
    });
    expect((await admin.get(path('999999'))).status).toBe(404);
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    expect((await user.get(path(people.pineUser.id))).status).toBe(403);
  });
});

describe('changing the password', () => {
  it('needs 15 characters without a second factor and 8 with one', async () => {
    await addUser(portal.services, people.cedar, 'short@cedarline.example', ['user']);
    const client = await signedInClient(portal.url, 'short@cedarline.example');
    const answer = await changePassword(client, PASSWORD, 'fourteen chars');
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ error: 'password-too-short', field: 'newPassword' });
    expect(answer.body.errors[0]?.details).toContain('15');
    await portal.database.database.db
      .updateTable('app_user')
      .set({ mfa_enabled: true })
      .where('email', '=', 'short@cedarline.example')
      .execute();
    expect((await changePassword(client, PASSWORD, 'eel pond')).status).toBe(200);
  });

  it('ends the person’s other sessions and keeps this one', async () => {
    await addUser(portal.services, people.cedar, 'changer@cedarline.example', ['user']);
    const here = await signedInClient(portal.url, 'changer@cedarline.example');
    const elsewhere = await signedInClient(portal.url, 'changer@cedarline.example');
    expect((await changePassword(here, PASSWORD, 'otters under the pier')).status).toBe(200);
    expect((await here.get('/api/notifications')).status).toBe(200);
    expect((await elsewhere.get('/api/notifications')).status).toBe(401);
    expect((await createClient(portal.url).signIn('changer@cedarline.example', PASSWORD)).status).toBe(401);
    await signedInClient(portal.url, 'changer@cedarline.example', 'otters under the pier');
  });

  it('counts a wrong current password to the lock', async () => {
    await addUser(portal.services, people.cedar, 'guesser@cedarline.example', ['user']);
    const client = await signedInClient(portal.url, 'guesser@cedarline.example');
    for (let n = 0; n < 4; n += 1) {
      const answer = await changePassword(client, 'not this one', 'otters under the pier');
      expect(answer.body.errors[0]).toMatchObject({ error: 'wrong-password', field: 'currentPassword' });
    }
    expect((await changePassword(client, 'not this one', 'otters under the pier')).status).toBe(423);
    expect((await createClient(portal.url).signIn('guesser@cedarline.example', PASSWORD)).status).toBe(423);
  });

  it.each([
    ['Password Password 123', 'password-common'],
    ['qwertyuiop1234567890', 'password-common'],
    ['Cedarline Imports 2026', 'password-personal'],
    ['mailcreated5240', 'password-leaked'],
    [PASSWORD, 'password-unchanged'],
    ['x'.repeat(129), 'password-too-long'],
    ['x'.repeat(200), 'password-too-long'],
    ['x'.repeat(300), 'password-too-long'],
  ])('refuses %s with the reason', async (password, error) => {
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    const answer = await changePassword(client, PASSWORD, password);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.error).toBe(error);
  });
});

describe('acting for a company', () => {
  const begin = (companyId: string, client = admin) =>
    client.post('/api/admin/impersonation', { companyId, reason: 'They asked us to.' });
  const profile = (id: string) => `/api/accountmanager/companyprofile/${id}`;
  const behalf = (id: string) => ({ 'x-on-behalf-of': id });

  it('H16 H17 shows that company alone, writes both into the audit, and restores the own one exactly', async () => {
    expect((await admin.get('/api/notifications', behalf(people.cedar.id))).status).toBe(403);
    const begun = await begin(people.cedar.id);
    expect(begun.body.data).toMatchObject({ companyId: people.cedar.id, companyName: 'Cedarline Imports' });
    expect((await admin.get(profile(people.cedar.id), behalf(people.cedar.id))).status).toBe(200);
    expect((await admin.get(profile(people.pine.id), behalf(people.cedar.id))).status).toBe(404);
    expect((await admin.get(profile(people.pine.id), behalf(people.pine.id))).status).toBe(403);
    const edit = {
      companyId: people.cedar.id,
      version: 1,
      dbaName: 'Cedar',
      address: {
        street1: '3 Mill',
        street2: '',
        city: 'Bangor',
        region: 'ME',
        postalCode: '04401',
        country: 'US',
      },
      contactName: 'Ada Reed',
      contactTitle: '',
      phone: '',
      email: 'office@cedarline.example',
      language: 'en',
    };
    expect(
      (await admin.post('/api/accountmanager/updatecompanyprofile', edit, behalf(people.cedar.id))).status,
    ).toBe(200);
    expect((await changePasswordActing(people.cedar.id)).body.errors[0]?.error).toBe(
      'refused-acting-for-company',
    );
    const ended = await admin.send('DELETE', '/api/admin/impersonation', undefined, behalf(people.cedar.id));
    expect(ended.body.data).toMatchObject({
      companyId: people.board.id,
      companyName: 'Northwood Timber Board',
    });
    expect((await admin.send('DELETE', '/api/admin/impersonation')).body.data).toEqual(ended.body.data);
    const rows = await portal.database.database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_user_id', 'on_behalf_of_company_id'])
      .where('on_behalf_of_company_id', '=', people.cedar.id)
      .where('outcome', '=', 'done')
      .orderBy('position')
      .execute();
    expect(rows).toEqual(
      ['impersonation-started', 'company-profile-changed', 'impersonation-ended'].map((action) => ({
        action,
        actor_user_id: people.admin.id,
        on_behalf_of_company_id: people.cedar.id,
      })),
    );
  });

  const changePasswordActing = (companyId: string) =>
    admin.post(
      '/api/authenticate/changepassword',
      { currentPassword: PASSWORD, newPassword: 'otters under the pier' },
      behalf(companyId),
    );

  it('is for administrators alone, never nested, and over with the session', async () => {
    const verifier = await signedInClient(portal.url, 'verifier@northwood.example');
    expect((await begin(people.cedar.id, verifier)).status).toBe(403);
    const other = await signedInClient(portal.url, 'admin@northwood.example');
    await begin(people.cedar.id, other);
    const nested = await other.post(
      '/api/admin/impersonation',
      { companyId: people.pine.id, reason: 'They asked too.' },
      behalf(people.cedar.id),
    );
    expect(nested.status).toBe(403);
    await other.post('/api/Authenticate/logout');
    const openOnes = await portal.database.database.db
      .selectFrom('impersonation')
      .select('id')
      .where('ended_at', 'is', null)
      .execute();
    expect(openOnes).toEqual([]);
  });

  it('a stale edit is told what overtook it, by whom', async () => {
    const user = await signedInClient(portal.url, 'user@cedarline.example');
    const answer = await user.post('/api/accountmanager/updatecompanyprofile', {
      companyId: people.cedar.id,
      version: 1,
      dbaName: '',
      address: {
        street1: '3 Mill',
        street2: '',
        city: 'Bangor',
        region: 'ME',
        postalCode: '04401',
        country: 'US',
      },
      contactName: 'Ada Reed',
      contactTitle: '',
      phone: '',
      email: 'office@cedarline.example',
      language: 'en',
    });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('by admin Tester');
  });
});
