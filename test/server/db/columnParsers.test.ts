import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await cloneDatabase();
});
afterAll(() => test.drop());

describe('column values', () => {
  it('keeps numbers and dates exact, as text', async () => {
    const { rows } = await sql`
      select 9007199254740993::int8 as large, 1234567890.10::numeric(12,2) as money, '2024-02-29'::date as leap_day
    `.execute(test.database.db);
    expect(rows).toEqual([{ large: '9007199254740993', money: '1234567890.10', leap_day: '2024-02-29' }]);
  });

  it('keeps them exact inside arrays too', async () => {
    const { rows } = await sql`
      select array[9007199254740993, null]::int8[] as large, array[0.10]::numeric[] as money,
             array['2024-02-29']::date[] as days, '{}'::int8[] as none
    `.execute(test.database.db);
    expect(rows).toEqual([
      { large: ['9007199254740993', null], money: ['0.10'], days: ['2024-02-29'], none: [] },
    ]);
  });

  it('reads instants as dates in UTC', async () => {
    const { rows } = await sql`select '2024-03-10 02:30:00-05'::timestamptz as at`.execute(test.database.db);
    expect(rows).toEqual([{ at: new Date('2024-03-10T07:30:00.000Z') }]);
  });
});
