import { sql } from 'kysely';
import { inTransaction } from '../../../server/db/transaction';
import { newClient } from '../../../server/db/newClient';
import {
  createNotificationFeed,
  newestEventId,
} from '../../../server/modules/notifications/notificationFeed';
import { notify } from '../../../server/modules/notifications/notify';
import { cloneDatabase } from '../setup/testDatabase';

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('66 live messages', () => {
  it('announced while the database could not be read are delivered afterward, each exactly once', async () => {
    const test = await cloneDatabase();
    const { database } = test;
    const delivered: string[] = [];
    const failed = jest.fn();
    const feed = createNotificationFeed(
      database.db,
      await newestEventId(database.db),
      ({ messages }) =>
        delivered.push(/RF-\d/.exec('message' in messages.en ? messages.en.message : '')?.[0] ?? ''),
      failed,
    );
    const write = (number: string) =>
      inTransaction(database, async (tx) => {
        await notify(
          tx,
          { at: new Date(), caller: null },
          {
            kind: 'refund-approved',
            values: { number, amount: '1.00' },
            audience: { kind: 'staff' },
            touches: [],
          },
        );
        const { rows } = await sql<{
          id: string;
        }>`select max(id)::text as id from notification_event`.execute(tx);
        return rows[0]?.id ?? '';
      });
    const ids = [await write('RF-1'), await write('RF-2')];

    // The reader waits for the table, and its backend ends while it does.
    const owner = newClient(test.target.owner);
    await owner.connect();
    await owner.query('begin');
    await owner.query('lock table notification_event in access exclusive mode');
    feed.announced(ids[0] ?? '');
    for (let look = 0; look < 100; look += 1) {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rowCount === 1) break;
      await soon();
    }
    await owner.query('rollback');
    await owner.end();
    feed.announced(ids[1] ?? '');
    for (let look = 0; look < 100 && delivered.length < 2; look += 1) await soon();
    await feed.settled();
    // A connection that was ended may be noticed by more than one look.
    expect(failed).toHaveBeenCalled();
    expect(delivered.sort()).toEqual(['RF-1', 'RF-2']);
    await test.drop();
  });
});
