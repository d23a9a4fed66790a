import { sql } from 'kysely';
import type { Migration } from './migration';

/** Appeals, two more reasons, whose desk a claim lies on, years a company waived, and years in which it may be late. */
export const refundDepth: Migration = {
  name: '0131RefundDepth',
  async up(db) {
    await sql`alter table refund_claim drop constraint refund_claim_status_check`.execute(db);
    await sql`alter table refund_claim add constraint refund_claim_status_check check (status in ('Draft',
      'Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier', 'Approved', 'PaymentIssued',
      'Paid', 'Closed', 'Rejected', 'Appealed', 'Withdrawn'))`.execute(db);
    await sql`alter table refund_claim drop constraint refund_claim_reason_check`.execute(db);
    await sql`alter table refund_claim add constraint refund_claim_reason_check check (reason in
      ('FIRST_QUANTITY', 'SMALL_IMPORTER', 'ORGANIC', 'TEMPORARY_IMPORT', 'NOT_COVERED', 'DUPLICATE',
      'WRONG_ENTRY', 'OVER_COLLECTED', 'EXPORT', 'OTHER'))`.execute(db);
    await sql`
      alter table refund_claim
        add column assigned_to bigint references app_user (id),
        add column rejected_by bigint references app_user (id),
        add column rejected_on date,
        add column appealed_at timestamptz,
        add column late_until date`.execute(db);
    await sql`create index refund_claim_assigned on refund_claim (assigned_to, decision_due, id)
      where assigned_to is not null`.execute(db);
    await sql`
      create table refund_waiver (
        id bigint generated always as identity primary key,
        company_id bigint not null references company (id),
        fiscal_year int not null,
        signer_name text not null,
        signed_by bigint not null references app_user (id),
        signed_at timestamptz not null,
        withdrawn_by bigint references app_user (id),
        withdrawn_at timestamptz,
        withdrawn_reason text,
        check ((withdrawn_by is null) = (withdrawn_reason is null))
      )`.execute(db);
    await sql`create unique index refund_waiver_in_force on refund_waiver (company_id, fiscal_year)
      where withdrawn_by is null`.execute(db);
    await sql`
      create table late_claim_leave (
        company_id bigint not null references company (id),
        fiscal_year int not null,
        until date not null,
        reason text not null,
        granted_by bigint not null references app_user (id),
        granted_at timestamptz not null,
        primary key (company_id, fiscal_year)
      )`.execute(db);
  },
};
