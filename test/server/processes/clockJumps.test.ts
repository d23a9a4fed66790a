import { z } from 'zod';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let client: TestClient;
beforeEach(async () => {
  portal = await startPortal({ now: new Date('2026-11-01T05:30:00Z') });
  const people = await addEverybody(portal.services);
  client = await signedInClient(portal.url, people.admin.email);
});
afterEach(() => portal.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const jump = (milliseconds: number): void => {
  portal.clock.advance(milliseconds);
};
const ended = z.object({ sessionEndsAt: z.string() });
const refresh = () => client.post('/api/Authenticate/refreshtoken');
/** Hours from now to the end of the session, after a use of it. */
async function hoursLeft(): Promise<number> {
  const { sessionEndsAt } = ended.parse((await refresh()).body.data);
  return (Date.parse(sessionEndsAt) - portal.clock.now().getTime()) / HOUR;
}

describe('100 a clock that jumps while serving', () => {
  it.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
    ['a day back', -DAY],
  ])('%s keeps a session in use, and never longer than its idle time', async (_, by) => {
    expect(await hoursLeft()).toBe(12);
    jump(by);
    expect(await hoursLeft()).toBe(12);
    expect((await client.get('/api/notifications')).status).toBe(200);
    jump(-by);
    expect((await refresh()).status).toBe(by === -DAY ? 401 : 200);
  });

  it('a day ahead looks like a day of nobody’s work, and is forgiven when the clock is put right', async () => {
    jump(DAY);
    expect((await refresh()).status).toBe(401);
    jump(-DAY);
    expect(await hoursLeft()).toBe(12);
  });

  it('the end of daylight saving time changes nothing: instants are kept, not the board’s clock', async () => {
    // 1:30 in the morning at the board, twice.
    expect(await hoursLeft()).toBe(12);
    jump(HOUR);
    expect(await hoursLeft()).toBe(12);
    jump(11.5 * HOUR);
    expect((await client.get('/api/notifications')).status).not.toBe(500);
    expect(await hoursLeft()).toBe(12);
  });

  it('set back, it gives no second use to a refresh credential, and does not end the session for it', async () => {
    const copied = client.cookie;
    expect((await refresh()).status).toBe(200);
    jump(-HOUR);
    const thief = createClient(portal.url);
    Object.assign(thief, { token: client.token, cookie: copied });
    expect((await thief.post('/api/Authenticate/refreshtoken')).status).toBe(401);
    expect((await refresh()).status).toBe(200);
  });
});
