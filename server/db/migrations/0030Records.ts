import { sql } from 'kysely';
import type { Migration } from './migration';

/** Assessment reports, and the ledger in which money is written once and corrected by further entries. */
export const records: Migration = {
  name: '0030Records',
  async up(db) {
    await createReports(db);
    await createLedger(db);
    await createExemptUse(db);
  },
};

const createReports: Migration['up'] = async (db) => {
  await sql`
    create table assessment_report (
      id bigint generated always as identity primary key,
      number text not null unique,
      company_id bigint not null references company (id),
      fiscal_year int not null,
      period text not null check (period ~ '^(Q[1-4]|0[1-9]|1[0-2])$'),
      status text not null check (status in
        ('Draft', 'Submitted', 'UnderReview', 'Accepted', 'Returned', 'Amended', 'Void')),
      version int not null default 1,
      due_date date not null,
      submitted_at timestamptz,
      submitted_by bigint references app_user (id),
      received_on date,
      quantity_shipped numeric(14,3) not null check (quantity_shipped >= 0),
      quantity_exported numeric(14,3) not null check (quantity_exported >= 0),
      exempt_used_before numeric(14,3) not null,
      exempt_applied numeric(14,3) not null check (exempt_applied >= 0),
      quantity_assessable numeric(14,3) not null check (quantity_assessable >= 0),
      unit text not null,
      rate_per_unit numeric(12,6) not null,
      amount_due numeric(14,2) not null,
      amount_paid numeric(14,2) not null default 0,
      balance numeric(14,2) generated always as (amount_due - amount_paid) stored,
      explanation jsonb not null,
      created_at timestamptz not null,
      check ((submitted_at is null) = (submitted_by is null))
    )`.execute(db);
  await sql`create unique index assessment_report_current on assessment_report (company_id, fiscal_year, period)
    where status not in ('Amended', 'Void')`.execute(db);
  await sql`create index assessment_report_due on assessment_report (due_date, id)`.execute(db);
  await sql`create index assessment_report_company on assessment_report (company_id, due_date, id)`.execute(
    db,
  );
};

const createLedger: Migration['up'] = async (db) => {
  await sql`
    create table ledger_entry (
      id bigint generated always as identity primary key,
      company_id bigint not null references company (id),
      kind text not null check (kind in ('ASSESSMENT', 'LATE_CHARGE', 'INTEREST', 'PAYMENT_CARD', 'PAYMENT_ACH',
        'PAYMENT_CHECK', 'CREDIT', 'CREDIT_APPLIED', 'REFUND', 'WRITE_OFF')),
      amount numeric(14,2) not null check (amount <> 0),
      effective_date date not null,
      reference text not null default '',
      report_id bigint references assessment_report (id),
      refund_id bigint references refund_claim (id),
      reversal_of bigint references ledger_entry (id),
      created_by bigint references app_user (id),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index ledger_entry_company on ledger_entry (company_id, id)`.execute(db);
  await sql`create unique index ledger_entry_refund on ledger_entry (refund_id) where kind = 'REFUND'
    and reversal_of is null`.execute(db);
  await sql`create trigger ledger_entry_rows_stay before update or delete on ledger_entry
    for each row execute function refuse_change()`.execute(db);
};

/** What a group of companies shipped free of charge or imported in a fiscal year, whether or not it lies inside the exempt quantity. */
const createExemptUse: Migration['up'] = async (db) => {
  await sql`create index company_group_root on company ((coalesce(related_group_id, id)))`.execute(db);
  await sql`create index customs_line_year on customs_line (company_id, fiscal_year)`.execute(db);
  await sql`
    create view exempt_use as
      select group_id, fiscal_year, sum(quantity) as used from (
        select coalesce(company.related_group_id, company.id) as group_id, fiscal_year, exempt_applied as quantity
        from assessment_report join company on company.id = assessment_report.company_id
        where assessment_report.status in ('Submitted', 'UnderReview', 'Accepted')
        union all
        select coalesce(company.related_group_id, company.id), fiscal_year, quantity_program_unit
        from customs_line join company on company.id = customs_line.company_id
      ) use
      group by group_id, fiscal_year`.execute(db);
};
