import { z } from 'zod';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startPortal();
  await addEverybody(portal.services);
});
afterEach(() => portal.stop());

const session = z.object({
  id: z.string(),
  isThisOne: z.boolean(),
  address: z.string(),
  secondsLeft: z.int(),
});
const sessionsOf = async (client: TestClient) =>
  z.array(session).parse((await client.get('/api/account/sessions')).body.data);
const end = (client: TestClient, sessions: string) => client.post('/api/account/sessions/end', { sessions });
const signIn = () => signedInClient(portal.url, 'user@cedarline.example');

describe('own sessions', () => {
  it('are listed, this one marked, and another ended by its id', async () => {
    const here = await signIn();
    const there = await signIn();
    const list = await sessionsOf(here);
    expect(list.map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true]);
    const other = list.find(({ isThisOne }) => !isThisOne);
    expect((await end(here, other?.id ?? '')).body.data).toEqual({ ended: 1 });
    expect((await there.get('/api/notifications')).status).toBe(401);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('say where each was last used from, and how long it lasts unused', async () => {
    const here = await signIn();
    portal.clock.advance(14 * 60_000);
    await here.post('/api/Authenticate/refreshtoken');
    portal.clock.advance(1_000);
    const there = await signIn();
    portal.clock.advance(60_000);
    const halfDay = 12 * 3_600;
    expect(await sessionsOf(there)).toEqual([
      expect.objectContaining({ address: '127.0.0.1', secondsLeft: halfDay - 60, isThisOne: true }),
      expect.objectContaining({ address: '127.0.0.1', secondsLeft: halfDay - 61, isThisOne: false }),
    ]);
  });

  it('end all together, or all but this one', async () => {
    const clients = [await signIn(), await signIn(), await signIn()] as const;
    expect((await end(clients[0], 'others')).body.data).toEqual({ ended: 2 });
    expect((await clients[1].get('/api/notifications')).status).toBe(401);
    expect((await end(clients[0], 'all')).body.data).toEqual({ ended: 1 });
    expect((await clients[0].get('/api/notifications')).status).toBe(401);
  });

  it('of somebody else are not there, exactly as one that does not exist', async () => {
    const pine = await signedInClient(portal.url, 'user@pinegrove.example');
    const [theirs] = await sessionsOf(await signIn());
    const answer = await end(pine, theirs?.id ?? '');
    const nobodys = await end(pine, '00000000-0000-4000-8000-000000000000');
    expect([answer.status, answer.body.message]).toEqual([404, nobodys.body.message]);
  });

  it('leave what happened to the account in its history, refused sign-ins among it', async () => {
    const client = await signIn();
    await signedInClient(portal.url, 'user@cedarline.example', 'wrong').catch(() => undefined);
    await end(client, 'others');
    const history = await client.get('/api/account/history');
    expect(history.body.data).toEqual([
      expect.objectContaining({ action: 'sessions-ended', outcome: 'done' }),
      expect.objectContaining({ action: 'signed-in', outcome: 'refused', address: '127.0.0.1' }),
      expect.objectContaining({ action: 'signed-in', outcome: 'done' }),
    ]);
  });
});
