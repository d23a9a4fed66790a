import { sql } from 'kysely';
import type { Migration } from './migration';

/** Who was reminded of which period, when and by whom. */
export const reportReminder: Migration = {
  name: '0083ReportReminder',
  async up(db) {
    await sql`
      create table report_reminder (
        id bigint generated always as identity primary key,
        company_id bigint not null references company (id),
        fiscal_year int not null,
        period text not null,
        sent_at timestamptz not null,
        sent_by bigint not null references app_user (id)
      )`.execute(db);
    await sql`create index report_reminder_company on report_reminder (company_id, fiscal_year, period)`.execute(
      db,
    );
    await sql`create index assessment_report_year on assessment_report (fiscal_year, company_id) where is_current`.execute(
      db,
    );
  },
};
