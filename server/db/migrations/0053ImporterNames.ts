import { sql } from 'kysely';
import type { Migration } from './migration';

/** Lets a search step from one importer's name to the next and find each one's lines. */
export const importerNames: Migration = {
  name: '0053ImporterNames',
  async up(db) {
    await sql`create index customs_line_importer_given on customs_line (importer_name, entry_date, id)`.execute(
      db,
    );
  },
};
