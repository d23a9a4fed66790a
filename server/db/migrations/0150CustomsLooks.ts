import { sql } from 'kysely';
import type { Migration } from './migration';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** What each sign counts: letters A–I and J–R 1 to 9, S–Z 2 to 9, digits themselves (ACE entry table 1). */
const SINGLE = '123456789123456789234567890123456789';
const DOUBLED = Array.from(SINGLE, (value) => {
  const doubled = Number(value) * 2;
  return doubled > 9 ? doubled - 9 : doubled;
}).join('');

/** The sum from which the check digit follows: every second place counts double, by digit sum. */
const checkSum = Array.from({ length: 10 }, (_, index) => {
  const values = index % 2 === 1 ? DOUBLED : SINGLE;
  return `translate(substr(entry_number::text, ${index + 1}, 1), '${SIGNS}', '${values}')::int`;
}).join(' + ');

/**
 * What staff look for among a million entry lines: a check digit that does not follow from the number, codes that are not covered,
 * corrections, differences by their size. All are rare, so partial indexes stay small. One plain expression, so that posting stays fast.
 */
export const customsLooks: Migration = {
  name: '0150CustomsLooks',
  async up(db) {
    await sql`
      create function has_check_digit(entry_number char(11)) returns boolean
      language sql immutable strict parallel safe
      return (10 - (${sql.raw(checkSum)}) % 10) % 10 = substr(entry_number::text, 11, 1)::int`.execute(db);
    await sql`create index customs_line_wrong_digit on customs_line (entry_date, id)
      where not has_check_digit(entry_number)`.execute(db);
    await sql`create index customs_line_uncovered on customs_line (entry_date, id) where not covered`.execute(
      db,
    );
    await sql`create index customs_line_correction on customs_line (entry_date, id) where adjustment_seq > 0`.execute(
      db,
    );
    await sql`create index customs_line_flagged_size on customs_line (coalesce(abs(variance), 0), id)
      where variance_flagged`.execute(db);
  },
};
