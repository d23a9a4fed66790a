import { openDatabase } from '../../../server/db/database';
import { postLateCharges } from '../../../server/modules/ledger/postLateCharges';
import { openPayerRoom, type PayerRoom } from './payerRoom';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom();
  await room.file(1, '39390.244');
});
afterEach(() => room.close());

const post = () => postLateCharges(room.portal.services.database, room.portal.services.clock.now());
const balance = async () => (await room.statement()).closingBalance;

describe('late charges', () => {
  it('of 10,000.00 unpaid come to 11,165.00, 11,332.48 and 11,502.47, on their days', async () => {
    for (const [day, owed] of [
      ['2026-06-29', '10000.00'],
      ['2026-06-30', '11165.00'],
      ['2026-07-29', '11165.00'],
      ['2026-07-30', '11332.48'],
      ['2026-08-30', '11502.47'],
    ] as const) {
      await room.goTo(day);
      await post();
      expect([day, await balance()]).toEqual([day, owed]);
    }
  });

  it('are all entered when nobody looked for months, each with the day it counts from', async () => {
    await room.goTo('2026-09-15');
    expect(await post()).toBe(4);
    const entries = (await room.statement()).entries.map(
      ({ kind, amount, effectiveDate }) => `${effectiveDate} ${kind} ${amount}`,
    );
    expect(entries.slice(1)).toEqual([
      '2026-06-30 LATE_CHARGE 1000.00',
      '2026-06-30 INTEREST 165.00',
      '2026-07-30 INTEREST 167.48',
      '2026-08-30 INTEREST 169.99',
    ]);
    expect(await post()).toBe(0);
  });

  it('are entered once by two processes that look at the same moment, again and again', async () => {
    const { target } = room.portal.database;
    const other = openDatabase(target.application, 5, {
      connectionLost: () => undefined,
      afterCommitFailed: () => undefined,
    });
    try {
      const days = ['2026-06-30', '2026-07-30', '2026-08-30', '2026-09-30', '2026-10-30'];
      for (const day of days) {
        await room.goTo(day);
        const now = room.portal.services.clock.now();
        const entered = await Promise.all(
          [room.portal.services.database, other, other, room.portal.services.database].map((database) =>
            postLateCharges(database, now),
          ),
        );
        expect([day, entered.reduce((sum, each) => sum + each, 0)]).toEqual([day, day === days[0] ? 2 : 1]);
      }
    } finally {
      await other.close();
    }
  });

  it('follow the rule under which the report was filed, whatever the configuration says later', async () => {
    const { db } = room.portal.services.database;
    const { QUARTERLY_BOARD_FEET } = await import('../../../domain/presets');
    const lateRule = { ...QUARTERLY_BOARD_FEET.lateRule, chargePercent: '50', graceDays: 1 };
    await db
      .insertInto('program_configuration')
      .values({
        content: JSON.stringify({ ...QUARTERLY_BOARD_FEET, lateRule }),
        effective_at: room.portal.services.clock.now(),
        created_by: null,
      })
      .execute();
    await room.goTo('2026-06-30');
    await post();
    expect(await balance()).toBe('11165.00');
  });
});
