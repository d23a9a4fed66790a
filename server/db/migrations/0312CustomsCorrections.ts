import { sql } from 'kysely';
import type { Migration } from './migration';

/** Cells of a Customs file that were corrected before it is posted, each with what the file says. */
export const customsCorrections: Migration = {
  name: '0312CustomsCorrections',
  async up(db) {
    await sql`
      create table customs_cell_correction (
        batch_id bigint not null references customs_batch (id),
        file_line integer not null,
        column_name text not null,
        original text not null,
        value text not null,
        corrected_by bigint not null references app_user (id),
        corrected_at timestamptz not null,
        primary key (batch_id, file_line, column_name)
      )`.execute(db);
  },
};
