import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * The ledger as the only truth about money: late charges and interest with the date of the rule they follow, credit given back, and
 * reports whose figures are kept from it. A period's reports are versions of one record; one of them is current.
 */
export const ledger: Migration = {
  name: '0080Ledger',
  async up(db) {
    await sql`alter table ledger_entry drop constraint ledger_entry_kind_check`.execute(db);
    await sql`alter table ledger_entry add constraint ledger_entry_kind_check check (kind in ('ASSESSMENT',
      'LATE_CHARGE', 'INTEREST', 'PAYMENT_CARD', 'PAYMENT_ACH', 'PAYMENT_CHECK', 'CREDIT', 'CREDIT_REFUND',
      'REFUND', 'WRITE_OFF'))`.execute(db);
    await sql`alter table ledger_entry add column accrues_on date, add column note text not null default ''`.execute(
      db,
    );
    await sql`alter table ledger_entry add constraint ledger_entry_accrual check
      ((accrues_on is not null) = (kind in ('LATE_CHARGE', 'INTEREST')))`.execute(db);
    await sql`create index ledger_entry_report on ledger_entry (report_id)`.execute(db);
    await sql`create unique index ledger_entry_reversed_once on ledger_entry (reversal_of)
      where kind like 'PAYMENT%'`.execute(db);
    await sql`create trigger ledger_entry_stays before truncate on ledger_entry
      for each statement execute function refuse_change()`.execute(db);
    await sql`alter table ledger_entry enable always trigger ledger_entry_rows_stay`.execute(db);
    await sql`alter table ledger_entry enable always trigger ledger_entry_stays`.execute(db);
    await keepReportVersions(db);
  },
};

const keepReportVersions: Migration['up'] = async (db) => {
  await sql`
    alter table assessment_report
      add column root_id bigint references assessment_report (id),
      add column revision int not null default 1,
      add column supersedes_id bigint references assessment_report (id),
      add column is_current boolean not null default true,
      add column terms jsonb,
      add column late_charge numeric(14,2) not null default 0,
      add column interest numeric(14,2) not null default 0`.execute(db);
  await sql`update assessment_report set is_current = false where status in ('Amended', 'Void')`.execute(db);
  await sql`alter table assessment_report drop column balance`.execute(db);
  await sql`
    alter table assessment_report add column balance numeric(14,2) generated always as (
      case when is_current and status in ('Submitted', 'UnderReview', 'Accepted')
        then amount_due + late_charge + interest - amount_paid else 0 end) stored`.execute(db);
  await sql`drop index assessment_report_current`.execute(db);
  await sql`create unique index assessment_report_current on assessment_report (company_id, fiscal_year, period)
    where is_current`.execute(db);
  await sql`create index assessment_report_root on assessment_report ((coalesce(root_id, id)))`.execute(db);
  await sql`create index assessment_report_owed on assessment_report (company_id) where balance > 0`.execute(
    db,
  );
  await sql`
    create or replace view exempt_use as
      select group_id, fiscal_year, sum(quantity) as used from (
        select coalesce(company.related_group_id, company.id) as group_id, fiscal_year, exempt_applied as quantity
        from assessment_report join company on company.id = assessment_report.company_id
        where assessment_report.is_current and assessment_report.status in ('Submitted', 'UnderReview', 'Accepted')
        union all
        select coalesce(company.related_group_id, company.id), fiscal_year, quantity_program_unit
        from customs_line join company on company.id = customs_line.company_id
      ) use
      group by group_id, fiscal_year`.execute(db);
};
