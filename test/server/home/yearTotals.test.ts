import { calendarDate } from '../../../domain/calendarDate';
import { findYears } from '../../../server/modules/home/yearTotals';
import { postLines } from '../refunds/entryLines';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
  const people = await addEverybody(portal.services);
  const companyId = people.cedar.id;
  const line = (entry: number, entryDate: string, collected: string) => ({
    entry,
    entryDate,
    collected,
    companyId,
  });
  await postLines(portal.services, people.verifier.id, [
    line(1, '2024-12-31', '1.00'),
    line(2, '2025-01-01', '20.00'),
    line(3, '2025-11-30', '30.00'),
    line(4, '2025-12-01', '400.00'),
    line(5, '2026-01-01', '5000.00'),
    line(6, '2026-11-30', '60000.00'),
    line(7, '2026-12-01', '700000.00'),
  ]);
  const refund = { company_id: companyId, kind: 'REFUND' as const, created_by: null };
  const created_at = new Date('2026-11-30T12:00:00Z');
  await portal.database.database.db
    .insertInto('ledger_entry')
    .values([
      { ...refund, amount: '-7.50', effective_date: '2026-02-01', created_at },
      { ...refund, amount: '-2.00', effective_date: '2025-02-01', created_at },
      { ...refund, amount: '-9.00', effective_date: '2025-12-24', created_at },
    ])
    .execute();
});
afterAll(() => portal.stop());

const yearsFrom = (fiscalYearStart: string) =>
  findYears(portal.database.database.db, calendarDate('2026-11-30'), { fiscalYearStart }, async (_, find) =>
    find(),
  );

describe('the start page of the staff', () => {
  it('compares the fiscal year so far with the one before up to the same day', async () => {
    expect(await yearsFrom('01-01')).toEqual({
      fiscalYear: 2026,
      until: '2026-11-30',
      current: { collected: '65000.00', refunded: '7.50' },
      previous: { collected: '50.00', refunded: '2.00' },
    });
  });

  it('begins the years where the program begins them', async () => {
    expect(await yearsFrom('12-01')).toEqual({
      fiscalYear: 2025,
      until: '2026-11-30',
      current: { collected: '65400.00', refunded: '16.50' },
      previous: { collected: '51.00', refunded: '2.00' },
    });
  });
});
