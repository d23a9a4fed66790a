import { z } from 'zod';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, PASSWORD } from '../setup/testPeople';
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

const begin = (reason: string, client = admin, companyId = people.cedar.id) =>
  client.post('/api/admin/impersonation', { companyId, reason });
const behalf = () => ({ 'x-on-behalf-of': people.cedar.id });

describe('47 acting for a company', () => {
  it.each(['', '   '])('needs a reason: %j is none', async (reason) => {
    const answer = await begin(reason);
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, 'reason']);
    const open = await portal.database.database.db.selectFrom('impersonation').select('id').execute();
    expect(open).toEqual([]);
  });

  it('keeps the reason with both names in the record of actions', async () => {
    await begin('They cannot find their claim.');
    const row = await portal.database.database.db
      .selectFrom('audit_entry')
      .select(['actor_user_id', 'on_behalf_of_company_id', 'details'])
      .where('action', '=', 'impersonation-started')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor_user_id: people.admin.id,
      on_behalf_of_company_id: people.cedar.id,
      details: { reason: 'They cannot find their claim.' },
    });
  });

  it('changes no password and no second step meanwhile', async () => {
    await begin('They asked us to.');
    const calls = [
      [
        '/api/authenticate/changepassword',
        { currentPassword: PASSWORD, newPassword: 'otters under the pier' },
      ],
      ['/api/account/secondfactor/authenticator', { currentPassword: PASSWORD }],
      ['/api/account/secondfactor/mail', { currentPassword: PASSWORD }],
      ['/api/account/secondfactor/off', { currentPassword: PASSWORD }],
      ['/api/account/secondfactor/recoverycodes', { currentPassword: PASSWORD }],
    ] as const;
    for (const [path, body] of calls) {
      const answer = await admin.post(path, body, behalf());
      expect([path, answer.status, answer.body.errors[0]?.error]).toEqual([
        path,
        403,
        'refused-acting-for-company',
      ]);
    }
  });

  it('is closed to the board’s own work: users, companies, messages', async () => {
    await begin('They asked us to.');
    for (const path of ['/api/admin/users', '/api/admin/companies', '/api/admin/messages'])
      expect([path, (await admin.get(path, behalf())).status]).toEqual([path, 403]);
  });

  it('gains nothing for whoever merely says so: a company’s user, another admin’s session, a visitor', async () => {
    await begin('They asked us to.');
    const user = await signedInClient(portal.url, 'user@pinegrove.example');
    const other = await signedInClient(portal.url, 'admin@northwood.example');
    for (const client of [user, other])
      expect((await client.get('/api/home', behalf())).body.errors[0]?.error).toBe('not-acting');
    expect((await createClient(portal.url).get('/api/home', behalf())).status).toBe(401);
  });

  it('H95 is for one company at a time: another one is refused until the first has ended, whether the call names it or not', async () => {
    const mine = await signedInClient(portal.url, 'admin@northwood.example');
    await begin('They asked us to.', mine);
    const refused = await begin('And these too.', mine, people.pine.id);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'already-acting']);
    expect(refused.body.errors[0]?.details).toContain('Cedarline Imports');
    expect((await mine.get('/api/home', behalf())).status).toBe(200);
    expect((await begin('Once more.', mine)).status).toBe(200);
    await mine.send('DELETE', '/api/admin/impersonation');
    expect((await begin('Now these.', mine, people.pine.id)).status).toBe(200);
    await mine.post('/api/Authenticate/logout');
  });

  it('ends with signing out, in one row', async () => {
    const mine = await signedInClient(portal.url, 'admin@northwood.example');
    await begin('They asked us to.', mine);
    await mine.post('/api/Authenticate/logout');
    const open = await portal.database.database.db
      .selectFrom('impersonation')
      .select(({ fn }) => fn.countAll<string>().as('open'))
      .where('admin_id', '=', people.admin.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    // The first admin's own session still acts.
    expect(z.coerce.number().parse(open.open)).toBe(1);
  });
});
