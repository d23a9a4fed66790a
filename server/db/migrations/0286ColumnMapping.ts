import { sql } from 'kysely';
import type { Migration } from './migration';

/** What the columns of a file mean, as a person said: for one Customs file, and for the next file with the same headings. */
export const columnMapping: Migration = {
  name: '0286ColumnMapping',
  async up(db) {
    await sql`alter table customs_batch add table_heads jsonb, add table_choice jsonb`.execute(db);
    await sql`
      create table saved_columns (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('customs', 'report-lines', 'claim-rows')),
        company_id bigint references company (id),
        shape text not null,
        columns jsonb not null,
        saved_by bigint not null references app_user (id),
        saved_at timestamptz not null,
        unique nulls not distinct (kind, company_id, shape),
        check ((company_id is null) = (kind = 'customs'))
      )`.execute(db);
  },
};
