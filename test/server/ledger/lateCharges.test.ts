import { openDatabase } from '../../../server/db/database';
import { postLateCharges } from '../../../server/modules/ledger/postLateCharges';
import { reportRecord } from '../../../contract/entities/report';
import { download } from '../setup/upload';
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

  it('say how they came about, on the statement, in its file and on the report, and what a late payment moved', async () => {
    await room.goTo('2026-07-30');
    await post();
    const [assessment, ...charges] = (await room.statement()).entries;
    expect(assessment?.explanation).toEqual([]);
    expect(charges.map(({ explanation }) => explanation.map(({ step }) => step))).toEqual([
      ['charge-due', 'charge-base', 'charge-exact', 'charge-after'],
      ['charge-month', 'charge-base', 'charge-exact', 'charge-after'],
      ['charge-month', 'charge-base', 'charge-rounded', 'charge-after'],
    ]);
    expect(charges[2]?.explanation[2]?.values).toEqual({
      percent: '1.5',
      base: '11165.00',
      exact: '167.475',
      amount: '167.48',
    });
    const file = await download(
      room.portal.url,
      room.user,
      '/api/ledger/statement?from=2026-01-01&format=csv',
    );
    expect(file.bytes.toString('utf8')).toContain('"1.5% of $11,165.00"');
    const report = async () =>
      reportRecord.parse((await room.user.get(`/api/assessments/${assessment?.reportId ?? ''}`)).body.data);
    const { charges: seen } = await report();
    expect(seen.map(({ kind, date, amount }) => `${date} ${kind} ${amount}`)).toEqual([
      '2026-06-30 late-charge 1000.00',
      '2026-06-30 interest 165.00',
      '2026-07-30 interest 167.48',
    ]);
    expect(seen.map(({ explanation }) => explanation)).toEqual(charges.map(({ explanation }) => explanation));

    await room.pay('5000.00', { receivedOn: '2026-06-01' });
    const moved = (await room.statement()).entries.filter(({ kind }) => kind === 'LATE_CHARGE');
    expect(moved.map(({ amount, explanation }) => [amount, explanation[0]])).toEqual([
      ['1000.00', { step: 'charge-moved', values: { amount: '500.00' } }],
      ['-500.00', undefined],
    ]);
    expect((await report()).charges.map(({ amount }) => amount)).toEqual(['500.00', '82.50', '83.74']);
    await room.pay('5000.00', { receivedOn: '2026-06-02' });
    expect((await room.statement()).entries.find(({ kind }) => kind === 'LATE_CHARGE')?.explanation).toEqual([
      { step: 'charge-gone', values: {} },
    ]);
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
