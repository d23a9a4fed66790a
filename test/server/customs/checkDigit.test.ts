import { sql } from 'kysely';
import { checkDigit } from '../../../domain/entryNumber';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Every sign at each of the first three places, with numbers that carry every digit at every place. */
const STEMS = Array.from(SIGNS).flatMap((sign, index) => {
  const digits = Array.from({ length: 7 }, (_, place) => (index + place * 3) % 10).join('');
  return [`${sign}00${digits}`, `0${sign}0${digits}`, `00${sign}${digits}`];
});

it('edge 15 the database knows a wrong check digit as the rules do, whatever filer and number', async () => {
  const numbers = STEMS.flatMap((stem) => Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`));
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${numbers}::text[]) as number where has_check_digit(number::char(11))`.execute(
    database.database.db,
  );
  expect(rows.map(({ number }) => number)).toEqual(STEMS.map((stem) => stem + checkDigit(stem)));
});
