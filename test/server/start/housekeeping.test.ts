import { tidyUp } from '../../../server/housekeeping';
import { inTransaction } from '../../../server/db/transaction';
import { notify } from '../../../server/modules/notifications/notify';
import { signedInClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal } from '../setup/testPortal';

const DAY_MS = 86_400_000;

describe('housekeeping', () => {
  it('removes sessions and progress nobody needs any more, and nothing else', async () => {
    const portal = await startPortal();
    const { database, clock } = portal.services;
    await addEverybody(portal.services);
    const client = await signedInClient(portal.url, 'user@cedarline.example');
    for (const quiet of [true, false])
      await inTransaction(database, (tx) =>
        notify(tx, clock.now(), {
          kind: 'refund-moved',
          values: { number: 'RF' },
          audience: { kind: 'staff' },
          touches: [],
          quiet,
        }),
      );
    const counts = async () => ({
      sessions: (await database.db.selectFrom('user_session').select('id').execute()).length,
      events: (await database.db.selectFrom('notification_event').select('id').execute()).length,
    });
    await tidyUp(database.db, clock.now());
    expect(await counts()).toEqual({ sessions: 1, events: 2 });
    expect((await client.get('/api/notifications')).status).toBe(200);
    await tidyUp(database.db, new Date(clock.now().getTime() + 2 * DAY_MS));
    expect(await counts()).toEqual({ sessions: 1, events: 1 });
    await tidyUp(database.db, new Date(clock.now().getTime() + 61 * DAY_MS));
    expect(await counts()).toEqual({ sessions: 0, events: 1 });
    await portal.stop();
  });
});
