import { sql } from 'kysely';
import type { Migration } from './migration';

/** Lines, certification, review and receipt of reports, their drafts, and the day late charges were last looked at. */
export const reportDepth: Migration = {
  name: '0081ReportDepth',
  async up(db) {
    await sql`
      alter table assessment_report
        add column lines jsonb not null default '[]',
        add column quantity_imported numeric(14,3) not null default 0,
        add column quantity_organic numeric(14,3) not null default 0,
        add column caught_up numeric(14,3) not null default 0,
        add column receipt_number text unique,
        add column certified_name text not null default '',
        add column certified_title text not null default '',
        add column amend_reason text not null default '',
        add column reviewed_by bigint references app_user (id),
        add column reviewed_at timestamptz,
        add column review_reason text not null default ''`.execute(db);
    await sql`create unique index assessment_report_waiting on assessment_report ((coalesce(root_id, id)))
      where not is_current and status in ('Submitted', 'UnderReview', 'Returned')`.execute(db);
    await sql`
      create table report_draft (
        company_id bigint not null references company (id),
        fiscal_year int not null,
        period text not null,
        content jsonb not null,
        version int not null default 1,
        updated_by bigint not null references app_user (id),
        updated_at timestamptz not null,
        primary key (company_id, fiscal_year, period)
      )`.execute(db);
    await sql`
      create table late_check (
        company_id bigint primary key references company (id),
        checked_on date not null
      )`.execute(db);
  },
};
