import { sql } from 'kysely';
import { z } from 'zod';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser, PASSWORD, type TestUser } from '../setup/testPeople';
import { codeIn, newestMail } from '../setup/outbox';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let next = 0;
beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
});
afterAll(() => portal.stop());

const step = z.object({ userId: z.string(), companyName: z.string() });
const WRONG = 'not this one at all';

async function person(): Promise<{ readonly user: TestUser; readonly owner: TestClient }> {
  next += 1;
  const user = await addUser(portal.services, people.cedar, `owner${next}@cedarline.example`, ['user']);
  return { user, owner: await signedInClient(portal.url, user.email) };
}

/** Wrong passwords from a browser that never signed in. */
async function strangerTries(email: string, times: number): Promise<number> {
  let status = 0;
  for (let n = 0; n < times; n += 1) ({ status } = await createClient(portal.url).signIn(email, WRONG));
  return status;
}

describe('89 a device from which somebody signed in before', () => {
  it('lets its owner in while a stranger has locked the address, and other devices stay locked', async () => {
    const { user, owner } = await person();
    expect(await strangerTries(user.email, 5)).toBe(423);
    expect((await owner.signIn(user.email)).status).toBe(200);
    expect((await createClient(portal.url).signIn(user.email)).status).toBe(423);
  });

  it('does so also after a hundred wrong tries elsewhere, and after signing out', async () => {
    const { user, owner } = await person();
    await owner.post('/api/Authenticate/logout');
    await sql`
      insert into sign_in_attempt (address_digest, recent_failures, failures_in_a_row, last_failure_at)
      values (encode(sha256(convert_to(${user.email}, 'UTF8')), 'hex'), 5, 100, now())`.execute(
      portal.database.database.db,
    );
    expect((await createClient(portal.url).signIn(user.email)).status).toBe(423);
    expect((await owner.signIn(user.email)).status).toBe(200);
  });

  it('is locked by its own five wrong tries, which lock no other device', async () => {
    const { user, owner } = await person();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await owner.signIn(user.email, WRONG)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 423]);
    expect((await owner.signIn(user.email)).status).toBe(423);
    expect((await createClient(portal.url).signIn(user.email)).status).toBe(200);
  });

  it('counts for its own account alone, and not when its cookie was changed', async () => {
    const first = await person();
    const second = await person();
    await strangerTries(second.user.email, 5);
    const [, token = ''] = (first.owner.device ?? '').split('=');
    const browser = createClient(portal.url);
    browser.device = `northwood-device-${second.user.id}=${token}`;
    expect((await browser.signIn(second.user.email)).status).toBe(423);
    browser.device = `northwood-device-${second.user.id}=${(second.owner.device ?? '').split('=')[1]?.slice(0, -6) ?? ''}AAAAAA`;
    expect((await browser.signIn(second.user.email)).status).toBe(423);
  });

  it('is known only after the second step, where there is one', async () => {
    const { user } = await person();
    await sql`update app_user set mfa_enabled = true where id = ${user.id}`.execute(
      portal.database.database.db,
    );
    const browser = createClient(portal.url);
    const awaited = await browser.signIn(user.email, PASSWORD);
    expect(browser.device).toBeNull();
    const code = codeIn(await newestMail(portal, user.email, 'sign-in-code'));
    const { userId, companyName } = step.parse(awaited.body.data);
    await browser.post('/api/Authenticate/verifymfacode/', { userId, companyName, code });
    expect(browser.device).toContain(`northwood-device-${user.id}=`);
  });
});

describe('90 many locked addresses', () => {
  it('are announced to administrators once an hour', async () => {
    const notices = async () =>
      portal.database.database.db
        .selectFrom('notification_event')
        .select(['text_values', 'audience'])
        .where('kind', '=', 'sign-ins-locked')
        .execute();
    portal.clock.advance(30 * 60_000);
    for (let n = 0; n < 9; n += 1) await strangerTries(`mill${n}@nowhere.example`, 5);
    expect(await notices()).toEqual([]);
    for (let n = 9; n < 13; n += 1) await strangerTries(`mill${n}@nowhere.example`, 5);
    expect(await notices()).toEqual([
      { text_values: { count: 10 }, audience: { kind: 'roles', roles: ['admin'] } },
    ]);
  });
});
