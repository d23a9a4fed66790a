import { sql } from 'kysely';
import pg from 'pg';
import { inTransaction } from '../../../server/db/transaction';
import { notify, type Notice, type NoticeBy } from '../../../server/modules/notifications/notify';
import { startLive, type Live } from '../../../server/startLive';
import {
  eventually,
  openLive,
  quietOnesOf,
  statusesOf,
  viewersOf,
  type LiveClient,
} from '../setup/liveClient';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let second: TestPortal;
let lives: Live[];
let people: Awaited<ReturnType<typeof addEverybody>>;
const open: LiveClient[] = [];

const liveOf = (on: TestPortal) =>
  startLive(on.services, on.http.app.server, on.database.target.owner, on.http.isAllowedOrigin);

beforeAll(async () => {
  portal = await startPortal({ variables: { HUB_CONNECTIONS_PER_USER: '3' } });
  people = await addEverybody(portal.services);
  second = await startPortal({ database: portal.database });
  lives = [await liveOf(portal), await liveOf(second)];
});
afterEach(() => {
  for (const client of open.splice(0)) client.end();
});
afterAll(async () => {
  for (const live of lives) await live.close();
  await second.stop();
  await portal.stop();
});

const listen = async (token: string | null, options: Parameters<typeof openLive>[2] = {}, on = portal) => {
  const client = await openLive(on.url, token, options);
  open.push(client);
  return client;
};
const tokenOf = async (email: string): Promise<TestClient> => signedInClient(portal.url, email);
const sendNotice = (values: Partial<Notice> & { company?: string }, caller: NoticeBy['caller'] = null) =>
  inTransaction(portal.services.database, (tx) =>
    notify(
      tx,
      { at: portal.clock.now(), caller },
      {
        kind: 'refund-submitted',
        values: { number: 'RF-2026-000001', company: values.company ?? 'Cedarline', amount: '1234.50' },
        audience: { kind: 'staff' },
        touches: [{ type: 'refund', id: '1' }],
        ...values,
      },
    ),
  );

/** Ends the listening connections as a restart of the database would; returns how many. */
async function cutListeners(): Promise<number> {
  const owner = new pg.Client(portal.database.target.owner);
  await owner.connect();
  const cut = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'northwood listener' and datname = current_database()`,
  );
  await owner.end();
  return cut.rowCount ?? 0;
}

describe('who may listen', () => {
  it('H35 nobody without a token, no company user, no foreign page; staff from the portal itself', async () => {
    const verifier = (await tokenOf('verifier@northwood.example')).token;
    const user = (await tokenOf('user@cedarline.example')).token;
    expect((await listen(null)).refused).toBe(401);
    expect((await listen('nope')).refused).toBe(401);
    expect((await listen(user)).refused).toBe(403);
    expect((await listen(verifier, { origin: 'https://evil.test' })).refused).toBe(403);
    expect((await listen(verifier, { origin: 'null' })).refused).toBe(403);
    expect((await listen(verifier, { origin: portal.url })).refused).toBeNull();
    expect((await listen(verifier, { inHeader: true })).refused).toBeNull();
  });

  it('nobody whose password is temporary', async () => {
    await addUser(portal.services, people.board, 'fresh@northwood.example', ['verifier'], {
      temporary: true,
    });
    expect((await listen((await tokenOf('fresh@northwood.example')).token)).refused).toBe(403);
  });

  it('one person on a few connections, not on any number', async () => {
    const { token } = await tokenOf('readonly@northwood.example');
    for (let count = 0; count < 3; count += 1) expect((await listen(token)).refused).toBeNull();
    expect((await listen(token)).refused).toBe(429);
  });
});

describe('what listeners hear', () => {
  it('edge 35 reaches the staff connected to another process, once, with markup of people as text', async () => {
    const here = await listen((await tokenOf('verifier@northwood.example')).token);
    const there = await listen(
      (await tokenOf('approver@northwood.example')).token,
      { language: 'fr' },
      second,
    );
    await sendNotice({ company: 'Acme <img src=x onerror=alert(1)>' });
    await eventually(() => statusesOf(here).length > 0 && statusesOf(there).length > 0, 'nobody heard');
    expect(statusesOf(here)).toHaveLength(1);
    expect(statusesOf(here)[0]).toMatchObject({
      message:
        'Claim <b>RF-2026-000001</b> of Acme &lt;img src=x onerror=alert(1)&gt; for $1,234.50 is ready to verify.',
      state: 'Completed',
      touches: [{ type: 'refund', id: '1' }],
    });
    expect(statusesOf(there)[0]?.message).toContain('est à vérifier');
  });

  it('is for the roles it concerns', async () => {
    const verifier = await listen((await tokenOf('verifier@northwood.example')).token);
    const approver = await listen((await tokenOf('approver@northwood.example')).token);
    await sendNotice({ audience: { kind: 'roles', roles: ['approver'] } });
    await sendNotice({ audience: { kind: 'staff' }, isDanger: true });
    await eventually(() => statusesOf(approver).length === 2, 'the approver did not hear both');
    await eventually(() => statusesOf(verifier).length === 1, 'the verifier heard nothing');
    expect(statusesOf(verifier)[0]?.state).toBe('Error');
  });

  it('is without words for whoever did it, whose screens move all the same', async () => {
    const verifier = await listen((await tokenOf('verifier@northwood.example')).token);
    const approver = await listen((await tokenOf('approver@northwood.example')).token);
    await sendNotice({}, { actor: { userId: people.verifier.id } });
    await eventually(() => statusesOf(approver).length === 1, 'the approver heard nothing');
    await eventually(() => quietOnesOf(verifier).length === 1, 'the verifier’s screens did not move');
    expect(statusesOf(approver)[0]?.message).toContain('RF-2026-000001');
    expect(quietOnesOf(verifier)).toEqual([{ touches: [{ type: 'refund', id: '1' }] }]);
    expect(statusesOf(verifier)).toEqual([]);
  });

  it('is nothing of a transaction that failed', async () => {
    const verifier = await listen((await tokenOf('verifier@northwood.example')).token);
    await inTransaction(portal.services.database, async (tx) => {
      await notify(
        tx,
        { at: portal.clock.now(), caller: null },
        {
          kind: 'refund-moved',
          values: { number: 'never' },
          audience: { kind: 'staff' },
          touches: [],
        },
      );
      throw new Error('undone');
    }).catch(() => undefined);
    await sendNotice({});
    await eventually(() => statusesOf(verifier).length > 0, 'nothing came');
    expect(
      statusesOf(verifier)
        .map(({ message }) => message)
        .join(),
    ).not.toContain('never');
  });

  it('is read from the table when the listening connection broke meanwhile', async () => {
    const verifier = await listen((await tokenOf('verifier@northwood.example')).token);
    expect(await cutListeners()).toBe(2);
    await sendNotice({});
    await eventually(() => statusesOf(verifier).length === 1, 'the message was lost');
  });
});

describe('who has a claim open', () => {
  const view = (client: LiveClient, claimId: string) => {
    client.send({ type: 1, target: 'ViewClaim', arguments: [claimId] });
  };
  const names = (client: LiveClient) => viewersOf(client)?.people.map(({ name }) => name);
  const shows = (client: LiveClient, ...expected: readonly string[]) =>
    eventually(() => names(client)?.join() === expected.join(), `expected ${expected.join()}`);

  it('is told at every process to those who have it open alone, and a name goes with its claim or its connection', async () => {
    const verifier = await listen((await tokenOf('verifier@northwood.example')).token);
    const approver = await listen((await tokenOf('approver@northwood.example')).token, {}, second);
    const other = await listen((await tokenOf('admin@northwood.example')).token, {}, second);
    view(other, '8');
    view(verifier, '7');
    await shows(verifier, 'verifier Tester');
    view(approver, '7');
    await shows(verifier, 'approver Tester', 'verifier Tester');
    await shows(approver, 'approver Tester', 'verifier Tester');
    expect(names(other)).toEqual(['admin Tester']);

    view(approver, '');
    await shows(verifier, 'verifier Tester');
    view(approver, '7');
    await shows(verifier, 'approver Tester', 'verifier Tester');
    approver.end();
    await shows(verifier, 'verifier Tester');
  });

  it('reads of its steps on its page and gets no alert of them; a comment is told as ever', async () => {
    const looking = await listen((await tokenOf('verifier@northwood.example')).token);
    const elsewhere = await listen((await tokenOf('approver@northwood.example')).token, {}, second);
    view(looking, '7');
    await shows(looking, 'verifier Tester');
    const touches = [{ type: 'refund' as const, id: '7' }];
    await sendNotice({ touches });
    await sendNotice({
      kind: 'refund-commented',
      values: { number: 'RF-2026-000001', person: 'Ana' },
      touches,
    });
    await eventually(() => statusesOf(elsewhere).length === 2, 'the messages were lost');
    await eventually(() => statusesOf(looking).length === 1, 'the comment was lost');
    expect(statusesOf(looking)[0]?.message).toContain('Ana');
    expect(quietOnesOf(looking)).toEqual([{ touches: [...touches, { type: 'notification' }] }]);
  });

  it('is told after notifications that no process sent', async () => {
    const { db } = portal.database.database;
    const verifier = await listen((await tokenOf('verifier@northwood.example')).token);
    const approver = await listen((await tokenOf('approver@northwood.example')).token, {}, second);
    view(verifier, '7');
    await shows(verifier, 'verifier Tester');
    for (const payload of ['', '{"from":', 'null', '{"from":"p","claims":7}'])
      await sql`select pg_notify('northwood_presence', ${payload})`.execute(db);
    view(approver, '7');
    await shows(verifier, 'approver Tester', 'verifier Tester');
  });
});

describe('access that ends', () => {
  it('H10 closes the connection of somebody who lost the role', async () => {
    const person = await addUser(portal.services, people.board, 'leaver@northwood.example', ['verifier']);
    const client = await listen((await tokenOf('leaver@northwood.example')).token);
    await portal.database.database.db
      .updateTable('app_user')
      .set({ roles: ['user'] })
      .where('id', '=', person.id)
      .execute();
    await eventually(() => client.isClosed(), 'still connected', 6_000);
    expect(client.messages.at(-1)).toMatchObject({ type: 7 });
    expect(client.messages.at(-1)?.allowReconnect).toBeUndefined();
  });

  it('H10 closes the connection of an account that is switched off', async () => {
    const person = await addUser(portal.services, people.board, 'gone@northwood.example', ['verifier']);
    const client = await listen((await tokenOf('gone@northwood.example')).token);
    await portal.database.database.db
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', person.id)
      .execute();
    await eventually(() => client.isClosed(), 'still connected', 6_000);
  });

  it('H19 closes the connections of a session that signed out, at another process too', async () => {
    await addUser(portal.services, people.board, 'out@northwood.example', ['verifier']);
    const browser = await tokenOf('out@northwood.example');
    const client = await listen(browser.token, {}, second);
    await browser.post('/api/Authenticate/logout');
    await eventually(() => client.isClosed(), 'still connected', 2_000);
  });
});

describe('a server that ends', () => {
  it('lets nobody in again: whoever it sends away tries at once, and would keep it from ending', async () => {
    const ending = await startPortal({ database: portal.database });
    const live = await liveOf(ending);
    const { token } = await tokenOf('approver@northwood.example');
    const client = await listen(token, {}, ending);
    const closed = live.close();
    expect((await listen(token, {}, ending)).refused).toBe(503);
    await closed;
    await eventually(() => client.isClosed(), 'the client was not sent away');
    expect(client.messages.at(-1)?.allowReconnect).toBe(true);
    await ending.stop();
  });
});
