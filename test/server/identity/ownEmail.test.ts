import { z } from 'zod';
import { codeIn, linkTokenIn, mailsTo, newestMail } from '../setup/outbox';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { trailOf } from '../audit/auditTrail';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
});
afterAll(() => portal.stop());

const begun = z.object({ changeId: z.string(), email: z.string(), endsAt: z.string() });
const MINUTE = 60_000;
let next = 0;

/** Somebody at the step where the new address's code is typed. */
async function changing(to?: string) {
  next += 1;
  const old = `mover${next}@cedarline.example`;
  const wanted = to ?? `moved${next}@cedarline.example`;
  const user = await addUser(portal.services, people.cedar, old, ['user']);
  const client = await signedInClient(portal.url, old);
  const ask = (email = wanted, currentPassword = PASSWORD) =>
    client.post('/api/account/email', { currentPassword, email });
  const { changeId } = begun.parse((await ask()).body.data);
  const code = codeIn(await newestMail(portal, wanted, 'email-change-code'));
  const confirm = (entered = code, id = changeId, by: TestClient = client) =>
    by.post('/api/account/email/confirm', { changeId: id, code: entered });
  return { user, client, old, wanted, ask, confirm, code };
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const emailOf = async (client: TestClient) => (await client.get('/api/account/email')).body.data;

describe('15 a change of the email address', () => {
  it('is told to the old address at once, and to both once the new one’s code has come back', async () => {
    const { client, old, wanted, confirm } = await changing();
    expect(await newestMail(portal, old, 'email-change-asked')).toContain(wanted);
    expect(await emailOf(client)).toEqual({ email: old });
    expect((await confirm()).body.data).toEqual({ email: wanted });
    expect(await emailOf(client)).toEqual({ email: wanted });
    for (const address of [old, wanted])
      expect(await newestMail(portal, address, 'email-changed')).toContain(`from ${old} to ${wanted}`);
    await signedInClient(portal.url, wanted);
    expect((await createClient(portal.url).signIn(old)).status).toBe(401);
  });

  it('leaves one audit row for each of its steps', async () => {
    const { user, ask, confirm, code } = await changing();
    const steps = [
      [() => confirm(wrongOf(code)), 'email-changed', 'refused'],
      [() => confirm(), 'email-changed', 'done'],
      [() => ask('again@cedarline.example'), 'email-change-asked', 'done'],
    ] as const;
    for (const [step, action, outcome] of steps)
      expect((await trailOf(portal, step)).rows).toEqual([
        expect.objectContaining({ action, outcome, actor_user_id: user.id, subject_id: user.id }),
      ]);
  });

  it('needs the password, and another address', async () => {
    const { ask, old } = await changing();
    expect((await ask('x@cedarline.example', 'not this one')).body.errors[0]).toMatchObject({
      error: 'wrong-password',
      field: 'currentPassword',
    });
    expect((await ask(` ${old.toUpperCase()}`)).body.errors[0]?.error).toBe('email-unchanged');
  });

  it('takes its code three times at most, for thirty minutes, from its owner', async () => {
    const tried = await changing();
    for (const error of ['code-wrong', 'code-wrong', 'email-change-ended', 'email-change-ended'])
      expect((await tried.confirm(wrongOf(tried.code))).body.errors[0]?.error).toBe(error);
    expect((await tried.confirm()).status).toBe(409);

    const stolen = await changing();
    const other = await changing();
    expect((await stolen.confirm(stolen.code, undefined, other.client)).status).toBe(409);

    portal.clock.advance(30 * MINUTE + 1_000);
    await stolen.client.post('/api/Authenticate/refreshtoken');
    expect((await stolen.confirm()).body.errors[0]?.error).toBe('email-change-ended');
  });

  it('ends when a newer one is begun, and when the password is set again from the old mailbox', async () => {
    const { old, confirm, ask } = await changing();
    await ask('newer@cedarline.example');
    expect((await confirm()).status).toBe(409);

    const taken = await changing();
    await createClient(portal.url).post('/api/UserManager/forgotpassword', { email: taken.old });
    const token = linkTokenIn(await newestMail(portal, taken.old, 'reset-link'));
    const newPassword = 'otters under the pier';
    await createClient(portal.url).post('/api/UserManager/resetpassword', { token, newPassword });
    const owner = await signedInClient(portal.url, taken.old, newPassword);
    expect((await taken.confirm(undefined, undefined, owner)).status).toBe(409);
    expect(await mailsTo(portal, old)).not.toEqual([]);
  });

  it('11 to an address somebody has is answered like any other, and told to that mailbox alone', async () => {
    const { client, old, confirm } = await changing(people.pineUser.email);
    const refused = await confirm();
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'email-taken']);
    expect(await emailOf(client)).toEqual({ email: old });
    await signedInClient(portal.url, people.pineUser.email);
  });

  it('is emailed six times an hour at most', async () => {
    const { ask } = await changing();
    for (let n = 0; n < 5; n += 1) expect((await ask(`m${n}@cedarline.example`)).status).toBe(200);
    expect((await ask('m6@cedarline.example')).body.errors[0]?.error).toBe('email-change-too-often');
  });

  it('47 is refused to an administrator who acts for a company', async () => {
    const admin = await signedInClient(portal.url, people.admin.email);
    await admin.post('/api/admin/impersonation', { companyId: people.cedar.id, reason: 'x' });
    const headers = { 'x-on-behalf-of': people.cedar.id };
    const form = { currentPassword: PASSWORD, email: 'x@y.example' };
    expect((await admin.post('/api/account/email', form, headers)).status).toBe(403);
    const confirm = { changeId: 'x', code: '123456' };
    expect((await admin.post('/api/account/email/confirm', confirm, headers)).status).toBe(403);
  });
});
