import { sql } from 'kysely';
import type { Migration } from './migration';

/** What all importers can still claim for a year, importer by importer, and the letters that were written to them. */
export const annualRun: Migration = {
  name: '0304AnnualRun',
  async up(db) {
    await sql`
      create table annual_run (
        id bigint generated always as identity primary key,
        fiscal_year int not null,
        status text not null check (status in ('Running', 'Finished', 'Canceled')),
        started_by bigint not null references app_user (id),
        started_at timestamptz not null,
        calculated_on date not null,
        ended_at timestamptz,
        letters_by bigint references app_user (id),
        letters_at timestamptz,
        check ((ended_at is null) = (status = 'Running'))
      )`.execute(db);
    await sql`create unique index annual_run_under_way on annual_run ((true)) where status = 'Running'`.execute(
      db,
    );
    await sql`
      create table annual_run_row (
        id bigint generated always as identity primary key,
        run_id bigint not null references annual_run (id),
        fiscal_year int not null,
        company_id bigint references company (id),
        importer_number text not null,
        importer_name text not null,
        lines int not null,
        collected numeric(14, 2) not null,
        outcome text,
        amount numeric(14, 2) not null default 0,
        by_reason jsonb not null default '[]',
        last_day date,
        letter text,
        letter_at timestamptz,
        letter_amount numeric(14, 2)
      )`.execute(db);
    await sql`create index annual_run_row_run on annual_run_row (run_id, id)`.execute(db);
    await sql`create index annual_run_row_open on annual_run_row (id) where outcome is null`.execute(db);
    await sql`create index annual_run_row_letter on annual_run_row (id) where letter = 'pending'`.execute(db);
    await sql`
      create unique index annual_run_row_company_letter on annual_run_row (company_id, fiscal_year)
        where letter in ('sent', 'paper') and company_id is not null`.execute(db);
    await sql`
      create unique index annual_run_row_number_letter on annual_run_row (importer_number, fiscal_year)
        where letter in ('sent', 'paper') and company_id is null`.execute(db);
  },
};
