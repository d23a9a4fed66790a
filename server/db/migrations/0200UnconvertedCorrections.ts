import { sql } from 'kysely';
import type { Migration } from './migration';

/** Leads to the few corrections whose quantity no factor converts, so that nobody looks for them among all lines. */
export const unconvertedCorrections: Migration = {
  name: '0200UnconvertedCorrections',
  async up(db) {
    await sql`create index customs_line_unconverted_correction on customs_line (entry_number, line_no)
      where adjustment_seq > 0 and quantity_program_unit is null and quantity <> 0`.execute(db);
  },
};
