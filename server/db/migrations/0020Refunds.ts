import { sql } from 'kysely';
import type { Migration } from './migration';

/** Refund claims on posted Customs lines, and what was decided on them. */
export const refunds: Migration = {
  name: '0020Refunds',
  async up(db) {
    // Locked by whoever takes a number until that commits: the numbers of a series follow one another without gaps.
    await sql`
      create table record_counter (
        series text primary key,
        last int not null
      )`.execute(db);
    await createClaims(db);
    await createClaimLines(db);
    await sql`
      create table refund_approval (
        claim_id bigint not null references refund_claim (id),
        approved_by bigint not null references app_user (id),
        approved_at timestamptz not null,
        amount numeric(14,2) not null check (amount > 0),
        primary key (claim_id, approved_by)
      )`.execute(db);
    await sql`
      create table refund_comment (
        id bigint generated always as identity primary key,
        claim_id bigint not null references refund_claim (id),
        written_by bigint not null references app_user (id),
        written_at timestamptz not null,
        text text not null,
        internal boolean not null
      )`.execute(db);
    await sql`create index refund_comment_claim on refund_comment (claim_id, id)`.execute(db);
    await sql`
      create table refund_draft (
        user_id bigint not null references app_user (id),
        company_id bigint not null references company (id),
        content jsonb not null,
        saved_at timestamptz not null,
        primary key (user_id, company_id)
      )`.execute(db);
  },
};

const createClaims: Migration['up'] = async (db) => {
  await sql`
    create table refund_claim (
      id bigint generated always as identity primary key,
      number text not null unique,
      company_id bigint not null references company (id),
      importer_number text not null,
      fiscal_year int not null,
      reason text not null check (reason in ('FIRST_QUANTITY', 'SMALL_IMPORTER', 'ORGANIC', 'TEMPORARY_IMPORT',
        'NOT_COVERED', 'DUPLICATE', 'EXPORT', 'OTHER')),
      status text not null check (status in ('Draft', 'Submitted', 'InVerification', 'MoreInfo', 'Verified',
        'ReturnedToVerifier', 'Approved', 'PaymentIssued', 'Paid', 'Closed', 'Rejected', 'Withdrawn')),
      status_since timestamptz not null,
      version int not null default 1,
      applicant jsonb not null,
      certificate_number text,
      explanation_text text not null default '',
      explanation jsonb not null,
      payee_name text not null,
      payee_address text not null,
      pay_method text not null check (pay_method in ('CHECK', 'ACH')),
      line_count int not null check (line_count > 0),
      amount_collected numeric(14,2) not null,
      amount_claimed numeric(14,2) not null check (amount_claimed > 0),
      amount_verified numeric(14,2) check (amount_verified between 0 and amount_claimed),
      amount_approved numeric(14,2) check (amount_approved between 0 and amount_verified),
      filed_by bigint not null references app_user (id),
      filed_on_behalf boolean not null,
      filed_at timestamptz not null,
      decision_due date not null,
      exact_match boolean not null,
      verified_by bigint references app_user (id),
      verified_at timestamptz,
      decision_document_id bigint references document (id),
      check ((verified_by is null) = (amount_verified is null)),
      check (status not in ('Approved', 'PaymentIssued', 'Paid', 'Closed') or amount_approved is not null)
    )`.execute(db);
  await sql`create index refund_claim_company on refund_claim (company_id, filed_at, id)`.execute(db);
  await sql`create index refund_claim_filed on refund_claim (filed_at, id)`.execute(db);
  await sql`create index refund_claim_due on refund_claim (decision_due, id)`.execute(db);
  await sql`create index refund_claim_status on refund_claim (status, decision_due, id)`.execute(db);
  await sql`create index refund_claim_amount on refund_claim (amount_claimed, id)`.execute(db);
};

const createClaimLines: Migration['up'] = async (db) => {
  await sql`
    create table refund_claim_line (
      id bigint generated always as identity primary key,
      claim_id bigint not null references refund_claim (id),
      position int not null,
      customs_line_id bigint not null references customs_line (id),
      is_open boolean not null,
      amount_collected numeric(14,2) not null,
      amount_proposed numeric(14,2) not null,
      amount_claimed numeric(14,2) not null check (amount_claimed > 0 and amount_claimed <= amount_collected),
      amount_verified numeric(14,2) check (amount_verified between 0 and amount_claimed),
      amount_approved numeric(14,2) check (amount_approved between 0 and amount_verified),
      share text not null,
      exempt_applied numeric(14,3) not null check (exempt_applied >= 0),
      explanation jsonb not null,
      unique (claim_id, customs_line_id)
    )`.execute(db);
  // One undecided claim per line, whoever files and however many do so at once.
  await sql`create unique index refund_claim_line_open on refund_claim_line (customs_line_id)
    where is_open`.execute(db);
  await sql`create index refund_claim_line_of on refund_claim_line (customs_line_id)`.execute(db);
};
