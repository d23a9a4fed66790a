import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { configurationEditor } from '../../../contract/entities/configuration';
import { announceAlone } from '../../../server/modules/pendingChanges/announceAlone';
import { decideChange, decideWaiting, oldestWaiting } from '../setup/confirmChange';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let admin: TestClient;
let second: TestClient;
let secondId: string;
beforeEach(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  secondId = (await addUser(portal.services, people.board, 'admin2@northwood.example', ['admin'])).id;
  admin = await signedInClient(portal.url, people.admin.email);
  second = await signedInClient(portal.url, 'admin2@northwood.example');
});
afterEach(() => portal.stop());

const EMAIL = 'hana@northwood.example';
const invite = (by: TestClient, email = EMAIL, roles: readonly string[] = ['verifier']) =>
  by.post('/api/UserManager/createuser', {
    email,
    firstName: 'Hana',
    lastName: 'Ito',
    companyId: people.board.id,
    roles,
  });
const created = z.object({ userId: z.string().nullable(), pendingChangeId: z.string().nullable() });
const userOf = async (email: string) =>
  portal.database.database.db
    .selectFrom('app_user')
    .select(['id', 'roles'])
    .where('email', '=', email)
    .executeTakeFirst();
const changeRoles = async (by: TestClient, id: string, roles: readonly string[]) => {
  const { version } = z
    .looseObject({ version: z.number() })
    .parse((await by.get(`/api/admin/users/${id}`)).body.data);
  return by.post(`/api/admin/users/${id}/roles`, { version, roles });
};
const editor = async () =>
  configurationEditor.parse((await admin.get('/api/admin/configuration/document')).body.data);
const raiseLimit = async (by: TestClient, twoApproverLimit = '999999.00') => {
  const { version, document } = await editor();
  return by.send(
    'PUT',
    '/api/admin/configuration',
    { version, document: { ...document, twoApproverLimit }, reason: 'Decided by the board' },
    { 'idempotency-key': randomUUID() },
  );
};
const limit = async () => (await editor()).document.twoApproverLimit;
const errorOf = ({ status, body }: Awaited<ReturnType<typeof invite>>) => [status, body.errors[0]?.error];
const auditOf = async (action: string) =>
  portal.database.database.db
    .selectFrom('audit_entry')
    .select(['actor_user_id', 'details'])
    .where('action', '=', action)
    .execute();

describe('74 what one administrator does to controls meant for two', () => {
  it('is not in force before another one confirms it: an account, a role, a limit', async () => {
    const before = await limit();
    expect(created.parse((await invite(admin)).body.data)).toMatchObject({ userId: null });
    expect((await changeRoles(admin, people.verifier.id, ['verifier', 'approver'])).status).toBe(200);
    expect((await raiseLimit(admin)).status).toBe(200);
    expect(await userOf(EMAIL)).toBeUndefined();
    expect((await userOf(people.verifier.email))?.roles).toEqual(['verifier']);
    expect(await limit()).toBe(before);
    expect((await createClient(portal.url).signIn(EMAIL)).status).toBe(401);

    for (let change = 0; change < 3; change += 1) {
      expect(errorOf(await decideWaiting(admin, 'confirm'))).toEqual([403, 'refused-asked-by-you']);
      expect((await decideWaiting(second, 'confirm')).status).toBe(200);
    }
    expect((await userOf(EMAIL))?.roles).toEqual(['verifier']);
    expect((await userOf(people.verifier.email))?.roles).toEqual(['verifier', 'approver']);
    expect(await limit()).toBe('999999.00');
    expect(await auditOf('user-created')).toEqual([
      {
        actor_user_id: secondId,
        details: expect.objectContaining({ proposedBy: people.admin.id }) as unknown,
      },
    ]);
    const history = await admin.get('/api/admin/configuration/history');
    expect(history.body.data).toMatchObject([{ by: { id: people.admin.id }, confirmedBy: { id: secondId } }]);
  });

  it('is refused with a reason by another one, or withdrawn by its author, and nothing happens', async () => {
    await invite(admin);
    expect(errorOf(await decideWaiting(second, 'refuse'))).toEqual([400, 'reason-needed']);
    expect((await decideWaiting(second, 'refuse', 'Not hired')).body.data).toMatchObject({
      state: 'refused',
    });
    const before = await limit();
    await raiseLimit(admin);
    expect((await decideWaiting(second, 'withdraw')).status).toBe(403);
    expect((await decideWaiting(admin, 'withdraw')).body.data).toMatchObject({ state: 'withdrawn' });
    expect([await userOf(EMAIL), await limit()]).toEqual([undefined, before]);
    expect(await auditOf('change-refused')).toMatchObject([{ details: { answer: 'Not hired' } }]);
  });

  it('is decided once: two administrators at the same moment make one account', async () => {
    await addUser(portal.services, people.board, 'admin3@northwood.example', ['admin']);
    const third = await signedInClient(portal.url, 'admin3@northwood.example');
    await invite(admin);
    const id = await oldestWaiting(admin);
    const answers = await Promise.all([decideChange(second, id), decideChange(third, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditOf('user-created')).toHaveLength(1);
  });

  it('waits once: the same account, the same person’s roles, or the configuration is not asked for twice', async () => {
    for (const ask of [
      () => invite(admin, EMAIL.toUpperCase()),
      () => changeRoles(admin, people.verifier.id, ['approver']),
      () => raiseLimit(admin),
    ]) {
      expect((await ask()).status).toBe(200);
      expect(errorOf(await ask())).toEqual([409, 'pending-change-waits']);
    }
  });

  it('is not confirmed when what it changes has changed', async () => {
    await changeRoles(admin, people.verifier.id, ['verifier', 'approver']);
    await portal.database.database.db
      .updateTable('app_user')
      .set({ roles: ['readonly'] })
      .where('id', '=', people.verifier.id)
      .execute();
    expect(errorOf(await decideWaiting(second, 'confirm'))).toEqual([409, 'pending-change-outdated']);
  });

  it('can be decided after an update that gave the program new settings', async () => {
    expect((await raiseLimit(admin)).status).toBe(200);
    await sql`
      update pending_change
      set content = (content #- '{document,refundNoticeDays}') #- '{document,reportNoticeDays}'
      where kind = 'configuration'`.execute(portal.database.database.db);
    expect((await second.get('/api/admin/pendingchanges')).status).toBe(200);
    expect((await decideWaiting(second, 'confirm')).status).toBe(200);
    expect(await limit()).toBe('999999.00');
  });

  it('leaves contact data, accounts of companies, and roles that are taken away to one administrator', async () => {
    const { version, document } = await editor();
    const phone = { version, document: { ...document, phone: '+1 555 0100' }, reason: 'Moved' };
    await admin.send('PUT', '/api/admin/configuration', phone, { 'idempotency-key': 'phone-1' });
    expect((await editor()).document.phone).toBe('+1 555 0100');
    const buyer = await admin.post('/api/UserManager/createuser', {
      email: 'buyer@cedarline.example',
      firstName: 'Bo',
      lastName: 'Lund',
      companyId: people.cedar.id,
      roles: ['user'],
    });
    expect(created.parse(buyer.body.data).userId).not.toBeNull();
    await portal.database.database.db
      .updateTable('app_user')
      .set({ roles: ['verifier', 'approver'] })
      .where('id', '=', people.verifier.id)
      .execute();
    await changeRoles(admin, people.verifier.id, ['verifier']);
    expect((await userOf(people.verifier.email))?.roles).toEqual(['verifier']);
  });
});

describe('75 an administrator alone', () => {
  it('is not who has locked, deactivated, or taken the role of the other one', async () => {
    expect((await changeRoles(admin, secondId, ['verifier'])).status).toBe(200);
    expect((await userOf('admin2@northwood.example'))?.roles).toEqual(['admin']);
    await admin.post(`/api/admin/users/${secondId}/deactivate`, { reason: 'Left' });
    const before = await limit();
    await raiseLimit(admin);
    expect(await limit()).toBe(before);
    expect(created.parse((await invite(admin)).body.data).userId).toBeNull();
    portal.clock.advance(8 * 86_400_000);
    admin = await signedInClient(portal.url, people.admin.email);
    await decideWaiting(admin, 'withdraw');
    expect(created.parse((await invite(admin, 'nora@northwood.example')).body.data).userId).not.toBeNull();
  });

  it('acts at once, marked in the audit trail, and the next one is told', async () => {
    await portal.database.database.db.deleteFrom('user_session').where('user_id', '=', secondId).execute();
    await portal.database.database.db
      .updateTable('app_user')
      .set({ roles: ['readonly'] })
      .where('id', '=', secondId)
      .execute();
    const before = await limit();
    await raiseLimit(admin);
    expect(await limit()).not.toBe(before);
    expect(created.parse((await invite(admin, EMAIL, ['admin'])).body.data).userId).not.toBeNull();
    for (const action of ['configuration-changed', 'user-created'])
      expect(await auditOf(action)).toMatchObject([{ details: { withoutSecond: true } }]);
    const now = portal.clock.now();
    expect(await announceAlone(portal.services.database, now)).toBe(2);
    expect(await announceAlone(portal.services.database, now)).toBe(0);
    const noticed = await portal.database.database.db
      .selectFrom('user_notification')
      .innerJoin('notification_event', 'notification_event.id', 'event_id')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .select(['app_user.email', 'mail_wanted', 'in_app'])
      .where('kind', '=', 'changes-made-alone')
      .execute();
    expect(noticed.map(({ email }) => email).sort()).toEqual([people.admin.email, EMAIL].sort());
    expect(noticed.every((row) => row.mail_wanted && row.in_app)).toBe(true);
  });
});

describe('76 whoever gave somebody access', () => {
  it('is no second administrator beside them while there is another', async () => {
    await invite(admin, EMAIL, ['admin']);
    await decideWaiting(second, 'confirm');
    const made = await userOf(EMAIL);
    if (made === undefined) throw new Error('not made');
    const { db } = portal.database.database;
    const { password_hash } = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', secondId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('app_user')
      .set({ password_hash, has_temporary_password: false })
      .where('id', '=', made.id)
      .execute();
    const puppet = await signedInClient(portal.url, EMAIL);
    const before = await limit();
    await raiseLimit(admin);
    expect(errorOf(await decideWaiting(puppet, 'confirm'))).toEqual([403, 'refused-tied-to-signer']);
    expect(await limit()).toBe(before);
    await decideWaiting(admin, 'withdraw');
    await raiseLimit(puppet);
    expect(errorOf(await decideWaiting(admin, 'confirm'))).toEqual([403, 'refused-tied-to-signer']);
    expect((await decideWaiting(second, 'confirm')).status).toBe(200);
  });

  it('all administrators are told of a request, in the portal and by email, whatever they chose', async () => {
    const chosen = await second.send('PUT', '/api/account/notifications', {
      event: 'staff-account-waiting',
      inApp: false,
      mail: true,
    });
    expect(chosen.status).toBe(200);
    await invite(admin);
    expect((await second.get('/api/notifications')).text).toContain(
      'admin Tester requested a staff account for Hana Ito.',
    );
    const rows = await portal.database.database.db
      .selectFrom('user_notification')
      .innerJoin('notification_event', 'notification_event.id', 'event_id')
      .select(['user_id', 'mail_wanted', 'in_app'])
      .where('kind', '=', 'staff-account-waiting')
      .orderBy('user_id')
      .execute();
    expect(rows).toEqual([
      { user_id: people.admin.id, mail_wanted: true, in_app: false },
      { user_id: secondId, mail_wanted: true, in_app: true },
    ]);
  });
});
