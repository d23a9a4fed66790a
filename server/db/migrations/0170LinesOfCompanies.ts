import { sql } from 'kysely';
import type { Migration } from './migration';

/** Leads to the first lines of each company, so that a million can be read by company without being sorted. */
export const linesOfCompanies: Migration = {
  name: '0170LinesOfCompanies',
  async up(db) {
    await sql`create index customs_line_of_company on customs_line (company_id, id)`.execute(db);
  },
};
