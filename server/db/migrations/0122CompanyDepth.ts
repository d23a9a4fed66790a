import { sql } from 'kysely';
import type { Migration } from './migration';

/** Importer numbers with their time, companies merged into others, and what companies ask the board to change. */
export const companyDepth: Migration = {
  name: '0122CompanyDepth',
  async up(db) {
    await sql`alter table importer_number add column added_on date not null default current_date, add column closed_on date`.execute(
      db,
    );
    await sql`
      update importer_number set added_on = company.created_at::date
      from company where company.id = importer_number.company_id`.execute(db);
    await sql`alter table company add column merged_into bigint references company (id),
      add check (merged_into <> id)`.execute(db);
    await sql`
      create table company_change_request (
        id bigint generated always as identity primary key,
        company_id bigint not null references company (id),
        field text not null check (field in ('legalName', 'taxId', 'kind', 'importerNumber')),
        old_value text,
        new_value text not null,
        reason text not null default '',
        status text not null check (status in ('waiting', 'accepted', 'refused', 'withdrawn')),
        asked_by bigint not null references app_user (id),
        asked_at timestamptz not null,
        decided_by bigint references app_user (id),
        decided_at timestamptz,
        answer text not null default '',
        version int not null default 1,
        check ((status = 'waiting') = (decided_at is null))
      )`.execute(db);
    await sql`create index company_change_request_company on company_change_request (company_id, id)`.execute(
      db,
    );
    // One of a field waits at a time, so that nobody accepts an older wish over a newer one.
    await sql`create unique index company_change_request_waits on company_change_request (company_id, field)
      where status = 'waiting'`.execute(db);
  },
};
