import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, notify, type Listener } from '../../../server/db/listen';
import { openDatabase } from '../../../server/db/database';
import { inTransaction } from '../../../server/db/transaction';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let test: TestDatabase;
let listener: Listener;
let received: string[];
beforeAll(async () => {
  test = await cloneDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  received = [];
  listener = await listen(test.target.application, ['alerts'], {
    notified: (channel, payload) => received.push(`${channel}:${payload}`),
    reconnected: () => received.push('reconnected'),
    lost: () => received.push('lost'),
  });
});
afterEach(() => listener.close());

async function until(condition: () => boolean): Promise<void> {
  for (let look = 0; look < 3_000 && !condition(); look += 1) await pause(10);
}

async function cutListeners(): Promise<void> {
  const ignore = () => undefined;
  const owner = openDatabase(test.target.owner, 1, { connectionLost: ignore, afterCommitFailed: ignore });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'northwood listener' and datname = current_database()`.execute(owner.db);
  await owner.close();
}

describe('listen', () => {
  it('hears what a transaction told, once it is committed and not before', async () => {
    await inTransaction(test.database, async (tx) => {
      await notify(tx, 'alerts', '17');
      await pause(50);
      received.push('committing');
    });
    await until(() => received.length === 2);
    expect(received).toEqual(['committing', 'alerts:17']);
  });

  it('hears nothing of a transaction that failed', async () => {
    const failed = inTransaction(test.database, async (tx) => {
      await notify(tx, 'alerts', '18');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await notify(test.database.db, 'alerts', '19');
    await until(() => received.length > 0);
    expect(received).toEqual(['alerts:19']);
  });

  it('listens again after its connection is cut, and says that something may have been missed', async () => {
    await cutListeners();
    await until(() => received.includes('reconnected'));
    await notify(test.database.db, 'alerts', '20');
    await until(() => received.length === 3);
    expect(received).toEqual(['lost', 'reconnected', 'alerts:20']);
  });

  it('stays silent once closed', async () => {
    await listener.close();
    await notify(test.database.db, 'alerts', '21');
    await pause(50);
    expect(received).toEqual([]);
  });

  it('refuses a message PostgreSQL would not carry', async () => {
    await expect(notify(test.database.db, 'alerts', 'é'.repeat(4000))).rejects.toThrow('too large');
  });
});
