import { sql } from 'kysely';
import type { Migration } from './migration';

/** What an application says, who did what with it, its clock with pauses, and what ends a certificate early. */
export const exemptionDepth: Migration = {
  name: '0120ExemptionDepth',
  async up(db) {
    await sql`
      alter table exemption
        add column claim jsonb,
        add column applicant jsonb,
        add column filed_by bigint references app_user (id),
        add column filed_on_behalf boolean not null default false,
        add column clock_paused_on date,
        add column pauses jsonb not null default '[]',
        add column taken_up_by bigint references app_user (id),
        add column decided_by bigint references app_user (id),
        add column decided_at timestamptz,
        add column reason text not null default '',
        add column revoked_from date,
        add column decision_document_id bigint references document (id),
        add column renews_id bigint references exemption (id),
        add column threshold_passed_on date,
        add column renewal_told_at timestamptz`.execute(db);
    await sql`update exemption set revoked_from = coalesce(valid_from, created_at::date)
      where status = 'Revoked'`.execute(db);
    await sql`alter table exemption
      add check ((status = 'Revoked') = (revoked_from is not null)),
      add check (clock_paused_on is null or status = 'MoreInfo')`.execute(db);
    // Two people of a company who apply at once: one application, and the other is told of it.
    await sql`create unique index exemption_one_live on exemption (company_id, kind, fiscal_year)
      where status in ('Submitted', 'InReview', 'MoreInfo', 'Approved')`.execute(db);
    await sql`create index exemption_ending on exemption (valid_to) where status = 'Approved'`.execute(db);
    await sql`create index exemption_renews on exemption (renews_id) where renews_id is not null`.execute(db);
    await sql`
      create table exemption_draft (
        user_id bigint not null references app_user (id),
        company_id bigint not null references company (id),
        content jsonb not null,
        saved_at timestamptz not null,
        primary key (user_id, company_id)
      )`.execute(db);
  },
};
