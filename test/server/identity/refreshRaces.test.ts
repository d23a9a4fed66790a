import { z } from 'zod';
import { createClient, signedInClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const ROUNDS = 40;
const EMAIL = 'user@cedarline.example';
const REFRESH = '/api/Authenticate/refreshtoken';

let portal: TestPortal;
let second: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
  second = await startPortal({ database: portal.database, now: portal.clock.now() });
  await addEverybody(portal.services);
});
afterAll(async () => {
  await second.stop();
  await portal.stop();
});

const signedIn = z.object({ sessionEndsAt: z.string() });
const refreshWith = (url: string, token: string | null, cookie: string | null) => {
  const tab = createClient(url);
  const headers = { authorization: `Bearer ${token ?? ''}`, cookie: cookie ?? '' };
  return tab.post(REFRESH, undefined, headers).then((answer) => ({ tab, answer }));
};
const revocations = async () =>
  (
    await portal.database.database.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'session-revoked')
      .execute()
  ).length;
const pass = (ms: number) => {
  portal.clock.advance(ms);
  second.clock.advance(ms);
};

describe('31 two tabs that refresh in the same moment', () => {
  it(`${ROUNDS} times in a row, at two processes: neither is signed out`, async () => {
    let { token, cookie } = await signedInClient(portal.url, EMAIL);
    for (let round = 0; round < ROUNDS; round += 1) {
      const tabs = await Promise.all([
        refreshWith(portal.url, token, cookie),
        refreshWith(second.url, token, cookie),
      ]);
      expect(tabs.map(({ answer }) => answer.status)).toEqual([200, 200]);
      // The browser keeps one cookie, the one whose answer came last; here now this tab's, now that one's.
      const last = tabs[round % 2]?.tab;
      token = last?.token ?? null;
      cookie = last?.cookie ?? null;
      pass(60_000);
    }
    expect(await revocations()).toBe(0);
  });
});

describe('31 a stolen credential', () => {
  it('sent ten times at once beside its owner’s ends the session for all, with one audit row, twenty times in a row', async () => {
    for (let round = 0; round < 20; round += 1) {
      const before = await revocations();
      const owner = await signedInClient(portal.url, EMAIL);
      const stolen = { token: owner.token, cookie: owner.cookie };
      await owner.post(REFRESH);
      pass(11_000);
      const thieves = Array.from({ length: 10 }, (_, n) =>
        refreshWith(n % 2 === 0 ? portal.url : second.url, stolen.token, stolen.cookie),
      );
      const [answers] = await Promise.all([Promise.all(thieves), owner.post(REFRESH)]);
      expect(answers.map(({ answer }) => answer.status)).toEqual(answers.map(() => 401));
      expect((await owner.post(REFRESH)).status).toBe(401);
      expect((await owner.get('/api/notifications')).status).toBe(401);
      expect((await revocations()) - before).toBe(1);
    }
  });
});

describe('32 with fifteen idle minutes and twelve hours in all configured', () => {
  it('a refresh is refused after either, however active', async () => {
    const strict = await startPortal({
      database: portal.database,
      now: portal.clock.now(),
      variables: { REFRESH_IDLE_SECONDS: '900', REFRESH_ABSOLUTE_SECONDS: '43200' },
    });
    const idle = await signedInClient(strict.url, EMAIL);
    const busy = await signedInClient(strict.url, EMAIL);
    const MINUTE = 60_000;
    strict.clock.advance(14 * MINUTE);
    expect((await busy.post(REFRESH)).status).toBe(200);
    strict.clock.advance(2 * MINUTE);
    expect((await idle.post(REFRESH)).status).toBe(401);
    for (let minutes = 16; minutes < 12 * 60 - 14; minutes += 14) {
      expect((await busy.post(REFRESH)).status).toBe(200);
      strict.clock.advance(14 * MINUTE);
    }
    strict.clock.advance(14 * MINUTE);
    expect((await busy.post(REFRESH)).status).toBe(401);
    await strict.stop();
  });

  it('a renewal that nobody caused moves no end, and its token opens nothing beyond it', async () => {
    const strict = await startPortal({
      database: portal.database,
      now: portal.clock.now(),
      variables: { REFRESH_IDLE_SECONDS: '900' },
    });
    const staff = await signedInClient(strict.url, EMAIL);
    const begun = strict.clock.now().getTime();
    const endOf = (data: unknown) => (Date.parse(signedIn.parse(data).sessionEndsAt) - begun) / 60_000;
    const renew = async (minutesIdle: number) =>
      staff.post(`${REFRESH}?idleSeconds=${String(minutesIdle * 60)}`);
    strict.clock.advance(5 * 60_000);
    expect(endOf((await renew(3)).body.data)).toBe(17);
    strict.clock.advance(5 * 60_000);
    // Another tab knew of less: what was once heard of counts.
    expect(endOf((await renew(10)).body.data)).toBe(17);
    strict.clock.advance(6 * 60_000);
    const last = await renew(14);
    expect(endOf(last.body.data)).toBe(17);
    expect((await staff.get('/api/notifications')).status).toBe(200);
    strict.clock.advance(60_000);
    expect((await staff.get('/api/notifications')).status).toBe(401);
    expect((await renew(15)).status).toBe(401);
    expect((await staff.post(REFRESH)).status).toBe(401);
    await strict.stop();
  });

  it.each(['-1', '1e3', '12.5', 'NaN', '99999999999', '', '1&idleSeconds=2'])(
    'takes no idle time of %j',
    async (text) => {
      const client = await signedInClient(portal.url, EMAIL);
      expect((await client.post(`${REFRESH}?idleSeconds=${text}`)).status).toBe(400);
      expect((await client.post(REFRESH)).status).toBe(200);
    },
  );
});
