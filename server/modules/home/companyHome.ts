import { sql } from 'kysely';
import type { z } from 'zod';
import type { companyHome } from '../../../contract/entities/home';
import { type CalendarDate, calendarDate, dateInZone, daysBetween } from '../../../domain/calendarDate';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import { companyOf } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { formatQuantity, quantity } from '../../../domain/quantity';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { certificateHolds } from '../companies/certificates';
import { findBalance } from '../ledger/balanceOf';
import { findCompanyTasks } from './companyTasks';
import { recentPeriods } from '../../../domain/reportPeriod';

export type CompanyHome = z.output<typeof companyHome>;

/** What waits for a company's people. Their claims are another module's to read and are added by the caller. */
export async function findCompanyHome(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
): Promise<Omit<CompanyHome, 'refunds'> | null> {
  const companyId = companyOf(reader.caller.actor);
  const company = await queries
    .selectFrom('company')
    .select(['id', 'legal_name', 'is_assessment_payer', 'is_refund_eligible', 'created_at'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (company === undefined) return null;
  const program = await programInForce(queries, reader.at);
  const { today } = reader;
  const since = dateInZone(company.created_at.getTime(), program.boardZone);
  const balance = await findBalance(queries, companyId, today, 'effective', program.boardZone);
  const hasQuantity = company.is_assessment_payer || company.is_refund_eligible;
  return {
    kind: 'company',
    companyName: company.legal_name,
    nextReport: company.is_assessment_payer
      ? await findNextReport(queries, companyId, program, today, since)
      : null,
    balance,
    tasks: await findCompanyTasks(queries, reader, { today, boardZone: program.boardZone, balance }),
    exemption: await findExemption(queries, companyId, today),
    exemptQuantity: hasQuantity ? await findExemptQuantity(queries, companyId, program, today) : null,
    refundTotals: await findRefundTotals(queries, companyId),
    lines: await findLines(queries, companyId, fiscalYearOf(today, program.fiscalYearStart)),
  };
}

/** The oldest period without a report, of this fiscal year or the one before; never one from before the company was known. */
async function findNextReport(
  queries: Queries,
  companyId: string,
  program: Program,
  today: CalendarDate,
  since: CalendarDate,
): Promise<CompanyHome['nextReport']> {
  const filed = await queries
    .selectFrom('assessment_report')
    .select(['fiscal_year', 'period'])
    .where('company_id', '=', companyId)
    .where('is_current', '=', true)
    // A returned one is corrected, which is a task of its own.
    .where('status', 'in', ['Submitted', 'UnderReview', 'Accepted', 'Returned'])
    .execute();
  const done = new Set(filed.map((report) => `${report.fiscal_year} ${report.period}`));
  const next = recentPeriods(program, today).find(
    (period) => period.last >= since && !done.has(`${period.fiscalYear} ${period.name}`),
  );
  if (next === undefined) return null;
  const { fiscalYear, name, dueDate } = next;
  return { fiscalYear, period: name, dueDate, daysLeft: daysBetween(today, dueDate) };
}

async function findExemption(
  queries: Queries,
  companyId: string,
  today: CalendarDate,
): Promise<CompanyHome['exemption']> {
  const row = await queries
    .selectFrom('exemption')
    .select(['certificate_number', 'valid_to'])
    .where('company_id', '=', companyId)
    .where(certificateHolds(today))
    .orderBy('valid_to', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.certificate_number == null || row.valid_to === null) return null;
  return {
    certificateNumber: row.certificate_number,
    validTo: row.valid_to,
    daysLeft: daysBetween(today, calendarDate(row.valid_to)),
  };
}

async function findExemptQuantity(
  queries: Queries,
  companyId: string,
  program: Program,
  today: CalendarDate,
): Promise<CompanyHome['exemptQuantity']> {
  const fiscalYear = fiscalYearOf(today, program.fiscalYearStart);
  const { rows } = await sql<{ used: string }>`
    select exempt_used(${companyId}::bigint, ${fiscalYear}::int)::text as used`.execute(queries);
  const used = quantity(rows[0]?.used ?? '0');
  const total = program.exemptQuantity;
  return {
    fiscalYear,
    used: formatQuantity(used < total ? used : total),
    total: formatQuantity(total),
    unit: program.unitCode,
  };
}

async function findRefundTotals(
  queries: Queries,
  companyId: string,
): Promise<NonNullable<CompanyHome['refundTotals']>> {
  const { rows } = await sql<{ under_review: string; approved: string }>`
    select coalesce(sum(amount_claimed) filter (where status in
        ('Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier', 'Appealed')), 0)::numeric(14, 2) as under_review,
      coalesce(sum(amount_approved) filter (where status = 'Approved'), 0)::numeric(14, 2) as approved
    from refund_claim where company_id = ${companyId}`.execute(queries);
  return { underReview: rows[0]?.under_review ?? '0.00', approved: rows[0]?.approved ?? '0.00' };
}

async function findLines(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
): Promise<CompanyHome['lines']> {
  const row = await queries
    .selectFrom('customs_line')
    .select((eb) => [
      sql<number>`count(*)::int`.as('count'),
      eb.fn.sum<string | null>('amount_collected').as('amount'),
    ])
    .where('company_id', '=', companyId)
    .where('fiscal_year', '=', fiscalYear)
    .executeTakeFirst();
  return { fiscalYear, count: row?.count ?? 0, amountCollected: row?.amount ?? '0.00' };
}
