import { sql } from 'kysely';
import { tidyUp } from '../../../server/housekeeping';
import { chainWaiting } from '../../../server/modules/audit/chainWaiting';
import { updateExemptions } from '../../../server/modules/exemptions/updateExemptions';
import { postLateCharges } from '../../../server/modules/ledger/postLateCharges';
import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import { announceAlone } from '../../../server/modules/pendingChanges/announceAlone';
import { closePaidClaims } from '../../../server/modules/refunds/closing/closePaidClaims';
import { noticeRefunds } from '../../../server/modules/refunds/noticeRefunds';
import { matchPendingLines } from '../../../server/modules/refunds/pendingLines/matchPendingLines';
import { noticeReports } from '../../../server/modules/reports/noticeReports';
import { openPayerRoom, type PayerRoom } from './payerRoom';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom('2026-10-20');
});
afterEach(() => room.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Ahead and back again, and back and ahead again. */
const JUMPS = [HOUR, -HOUR, -HOUR, HOUR, DAY, -DAY, -DAY, DAY];

/** All that the passing of time does in the database, one turn of each. */
async function work(): Promise<void> {
  const { services, clock } = room.portal;
  const { database } = services;
  const now = clock.now();
  await tidyUp(database, now);
  await postLateCharges(database, now);
  await updateExemptions(services, now);
  await closePaidClaims(database, now);
  await noticeReports(database, now);
  await noticeRefunds(database, now);
  await matchPendingLines(database, now);
  await announceAlone(database, now);
  await chainWaiting(database, now);
  await queueNoticeMails(services, now);
}

async function round(): Promise<void> {
  for (const by of JUMPS) {
    room.portal.clock.advance(by);
    await work();
  }
}

const entries = async () => (await room.statement()).entries.map(({ kind, amount }) => `${kind} ${amount}`);

/** How many people were told of what, and what the audit trail says. */
async function noticesAndTrail(): Promise<readonly string[]> {
  const { db } = room.portal.services.database;
  const { rows } = await sql<{ what: string }>`
    select concat_ws(' ', 'notification', kind, count(*)) as what from notification_event group by kind
    union all
    select concat_ws(' ', 'audit', action, count(*)) from audit_entry group by action
    order by 1`.execute(db);
  return rows.map(({ what }) => what);
}

describe('100 timed work under a clock that jumps', () => {
  it('is done once: an hour and a day ahead and back, over the end of daylight saving time', async () => {
    await room.file(1, '39390.244');
    await room.goTo('2026-11-01');
    await work();
    const done = await entries();
    expect(done.length).toBeGreaterThan(1);
    await round();
    await room.goTo('2026-11-01');
    expect(await entries()).toEqual(done);
  });

  it('tells no one twice of a report that is due soon', async () => {
    await room.goTo('2027-01-20');
    await round();
    const once = await noticesAndTrail();
    expect(once.filter((what) => what.startsWith('notification'))).not.toEqual([]);
    await round();
    expect(await noticesAndTrail()).toEqual(once);
  });
});
