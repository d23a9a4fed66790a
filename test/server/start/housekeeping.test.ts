import { tidyUp } from '../../../server/housekeeping';
import { inTransaction } from '../../../server/db/transaction';
import { codeAttempts, countFailure, findSignInLock } from '../../../server/modules/identity/signInAttempts';
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
        notify(
          tx,
          { at: clock.now(), caller: null },
          {
            kind: 'refund-moved',
            values: { number: 'RF' },
            audience: { kind: 'staff' },
            touches: [],
            quiet,
          },
        ),
      );
    const counts = async () => ({
      sessions: (await database.db.selectFrom('user_session').select('id').execute()).length,
      events: (await database.db.selectFrom('notification_event').select('id').execute()).length,
    });
    await tidyUp(database, clock.now());
    expect(await counts()).toEqual({ sessions: 1, events: 2 });
    expect((await client.get('/api/notifications')).status).toBe(200);
    await tidyUp(database, new Date(clock.now().getTime() + 2 * DAY_MS));
    expect(await counts()).toEqual({ sessions: 1, events: 1 });
    await tidyUp(database, new Date(clock.now().getTime() + 61 * DAY_MS));
    expect(await counts()).toEqual({ sessions: 0, events: 1 });
    await portal.stop();
  });

  it('forgets wrong tries for addresses nobody has, ninety days after the last, and none that an account or a lock counts', async () => {
    const portal = await startPortal();
    const { database, clock } = portal.services;
    const { db } = database;
    const people = await addEverybody(portal.services);
    const known = ['user@cedarline.example', codeAttempts(people.admin.id)];
    const start = clock.now();
    const after = (days: number): Date => new Date(start.getTime() + days * DAY_MS);
    const counted = async () =>
      (await db.selectFrom('sign_in_attempt').select('address_digest').execute()).length;
    for (const address of [...known, 'nobody@nowhere.example', codeAttempts('987654')])
      await countFailure(db, address, start);
    await countFailure(db, 'lately@nowhere.example', after(80));
    for (let tries = 0; tries < 5; tries += 1)
      await countFailure(db, 'locked@nowhere.example', start, {
        tries: 5,
        windowMinutes: 10,
        lockMinutes: 200_000,
      });
    await tidyUp(database, after(89));
    expect(await counted()).toBe(6);
    await tidyUp(database, after(91));
    expect(await counted()).toBe(4);
    expect((await findSignInLock(db, 'locked@nowhere.example', after(91))).kind).toBe('locked');
    await tidyUp(database, after(400));
    expect(await counted()).toBe(known.length);
    for (let tries = 1; tries < 100; tries += 1) await countFailure(db, known[0] ?? '', after(400 + tries));
    expect((await findSignInLock(db, known[0] ?? '', after(600))).kind).toBe('blocked');
    await portal.stop();
  });
});
