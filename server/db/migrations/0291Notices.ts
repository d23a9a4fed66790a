import { sql } from 'kysely';
import type { Migration } from './migration';

/** What companies were notified of before a last day, and when each was last looked at. */
export const notices: Migration = {
  name: '0291Notices',
  async up(db) {
    await sql`
      create table refund_notice (
        company_id bigint not null references company (id),
        fiscal_year int not null,
        reason text not null,
        last_day date not null,
        covered_until date not null,
        sent_at timestamptz not null,
        primary key (company_id, fiscal_year, reason, last_day)
      )`.execute(db);
    await sql`
      create table report_notice (
        company_id bigint not null references company (id),
        fiscal_year int not null,
        period text not null,
        due_date date not null,
        sent_at timestamptz not null,
        primary key (company_id, fiscal_year, period, due_date)
      )`.execute(db);
    await sql`
      create table refund_notice_check (
        company_id bigint primary key references company (id),
        checked_on date not null
      )`.execute(db);
  },
};
