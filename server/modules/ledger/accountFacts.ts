import { sql } from 'kysely';
import { calendarDate } from '../../../domain/calendarDate';
import { FieldReader } from '../../../domain/fieldReader';
import { money } from '../../../domain/money';
import type { LateRule, Program } from '../../../domain/program';
import { readLateRule } from '../../../domain/readProgram';
import type { Credit, Obligation } from '../../../domain/settlement';
import type { ReportTerms } from '../../db/reportTables';
import type { Queries } from '../../db/tables';
import { findOwedYears, type OwedYear, owedYearId } from './owedYears';

/** A period's obligation and the figures its current report shows at the moment. */
export interface OwedReport extends Obligation {
  readonly currentId: string;
  readonly exemptionId: null;
  readonly number: string;
  readonly shown: { readonly paid: string; readonly lateCharge: string; readonly interest: string };
}

export interface AccountFacts {
  /** Oldest due first. */
  readonly obligations: readonly (OwedReport | OwedYear)[];
  readonly credits: readonly Credit[];
}

/** What a company's account is settled from. What was reversed of a payment never happened for it, and a voided report owes nothing. */
export async function findAccountFacts(
  queries: Queries,
  companyId: string,
  program: Pick<Program, 'lateRule'>,
): Promise<AccountFacts> {
  const reports = await findObligations(queries, companyId, program);
  const years = await findOwedYears(queries, companyId);
  return {
    obligations: [...reports, ...years].sort((a, b) =>
      a.dueDate === b.dueDate ? 0 : a.dueDate < b.dueDate ? -1 : 1,
    ),
    credits: await findCredits(queries, companyId),
  };
}

interface ObligationRow {
  readonly root: string;
  readonly current_id: string;
  readonly number: string;
  readonly due_date: string;
  readonly terms: ReportTerms | null;
  readonly paid: string;
  readonly late_charge: string;
  readonly interest: string;
  readonly opened_on: string;
  readonly principal: string;
}

async function findObligations(
  queries: Queries,
  companyId: string,
  program: Pick<Program, 'lateRule'>,
): Promise<readonly OwedReport[]> {
  const { rows } = await sql<ObligationRow>`
    with charged as (
      select coalesce(report.root_id, report.id) as root, min(entry.effective_date) as opened_on,
        sum(entry.amount) as principal
      from ledger_entry entry join assessment_report report on report.id = entry.report_id
      where entry.company_id = ${companyId} and entry.kind = 'ASSESSMENT'
      group by 1
    )
    select charged.root::text, current.id::text as current_id, current.number, current.due_date, current.terms,
      current.amount_paid as paid, current.late_charge, current.interest, charged.opened_on, charged.principal
    from charged
    join lateral (
      select * from assessment_report version where coalesce(version.root_id, version.id) = charged.root
      order by version.is_current desc, version.revision desc limit 1
    ) current on true
    order by current.due_date, charged.root`.execute(queries);
  return rows.map((row) => ({
    id: row.root,
    currentId: row.current_id,
    exemptionId: null,
    number: row.number,
    dueDate: calendarDate(row.due_date),
    openedOn: calendarDate(row.opened_on),
    principal: money(row.principal),
    lateRule: row.terms === null ? program.lateRule : ruleOf(row.terms),
    shown: { paid: row.paid, lateCharge: row.late_charge, interest: row.interest },
  }));
}

function ruleOf(terms: ReportTerms): LateRule {
  const read = new FieldReader();
  const rule = readLateRule(terms.lateRule, read);
  if (read.faults.length > 0) throw new Error(`Kept terms are faulty: ${JSON.stringify(read.faults)}`);
  return rule;
}

async function findCredits(queries: Queries, companyId: string): Promise<readonly Credit[]> {
  const { rows } = await sql<{
    id: string;
    amount: string;
    received_on: string;
    root: string | null;
    is_write_off: boolean;
  }>`
    select entry.id::text, (-entry.amount - coalesce(back.amount, 0))::numeric(14,2) as amount,
      entry.effective_date as received_on,
      coalesce(report.root_id::text, report.id::text, ${owedYearId('')} || exemption.number) as root,
      entry.kind = 'WRITE_OFF' as is_write_off
    from ledger_entry entry left join assessment_report report on report.id = entry.report_id
    left join exemption on exemption.id = entry.exemption_id
    left join lateral (
      select sum(reversal.amount) as amount from ledger_entry reversal where reversal.reversal_of = entry.id
    ) back on true
    where entry.company_id = ${companyId}
      and entry.kind in ('PAYMENT_CARD', 'PAYMENT_ACH', 'PAYMENT_CHECK', 'CREDIT', 'CREDIT_REFUND', 'WRITE_OFF')
      and entry.reversal_of is null
      and (back.amount is null or entry.amount + back.amount <> 0)
    order by entry.effective_date, entry.id`.execute(queries);
  return rows.map((row) => ({
    id: row.id,
    receivedOn: calendarDate(row.received_on),
    amount: money(row.amount),
    meantFor: row.root,
    ...(row.is_write_off ? { isWriteOff: true } : {}),
  }));
}
