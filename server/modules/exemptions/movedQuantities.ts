import { sql } from 'kysely';
import { calendarDate } from '../../../domain/calendarDate';
import type { MovedQuantity } from '../../../domain/exemptThreshold';
import { periodOf } from '../../../domain/fiscalYear';
import type { Program } from '../../../domain/program';
import { quantity } from '../../../domain/quantity';
import type { Queries } from '../../db/tables';

type Rules = Pick<Program, 'reportPeriod' | 'fiscalYearStart'>;

/**
 * Everything a company and those it shares the exempt quantity with moved in a fiscal year: by reports at the end of their period,
 * by Customs on the entry date. Lines that the program does not cover, that bear an organic certificate in force, or that were
 * refunded for such reasons do not count.
 */
export async function findMovedQuantities(
  queries: Queries,
  program: Rules,
  companyId: string,
  fiscalYear: number,
): Promise<readonly MovedQuantity[]> {
  const reported = await findReported(queries, program, companyId, fiscalYear);
  return [...reported, ...(await findImported(queries, companyId, fiscalYear))];
}

async function findReported(
  queries: Queries,
  program: Rules,
  companyId: string,
  fiscalYear: number,
): Promise<readonly MovedQuantity[]> {
  const { rows } = await sql<{ company_id: string; period: string; free: string; charged: string }>`
    select report.company_id::text, report.period, (report.exempt_applied - report.caught_up)::text as free,
      report.quantity_assessable::text as charged
    from group_members(${companyId}::bigint, ${fiscalYear}::int) member
    join assessment_report report on report.company_id = member.company_id
    where report.fiscal_year = ${fiscalYear} and report.is_current
      and report.status in ('Submitted', 'UnderReview', 'Accepted')`.execute(queries);
  const months = program.reportPeriod === 'MONTH' ? 1 : 3;
  return rows.flatMap((row) => {
    const index = Number(row.period.replace('Q', ''));
    const date = periodOf(fiscalYear, index, months, program.fiscalYearStart).last;
    const share = { companyId: row.company_id, date };
    return [
      { ...share, quantity: quantity(row.free), isCharged: false },
      { ...share, quantity: quantity(row.charged), isCharged: true },
    ];
  });
}

async function findImported(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
): Promise<readonly MovedQuantity[]> {
  const { rows } = await sql<{ company_id: string; on: string; free: string; charged: string }>`
    select net.company_id::text, net.entry_date as on, sum(part.free)::text as free,
      sum(net.quantity_program_unit - part.free)::text as charged
    from group_members(${companyId}::bigint, ${fiscalYear}::int) member
    join customs_line_net net on net.company_id = member.company_id
    cross join lateral (
      select case when net.amount_collected <= 0 then net.quantity_program_unit else coalesce((
        select sum(line.exempt_applied) from refund_claim_line line join refund_claim claim on claim.id = line.claim_id
        where line.customs_line_id = net.id and claim.reason in ('FIRST_QUANTITY', 'SMALL_IMPORTER')
          and claim.status in ('Approved', 'PaymentIssued', 'Paid', 'Closed')), 0) end as free
    ) part
    where net.fiscal_year = ${fiscalYear} and net.covered and net.quantity_program_unit is not null
      and not exists (
        select 1 from exemption
        where exemption.certificate_number = net.exempt_certificate and exemption.kind = 'ORGANIC'
          and exemption.company_id = net.company_id and net.entry_date between exemption.valid_from and exemption.valid_to
          and (exemption.revoked_from is null or net.entry_date < exemption.revoked_from))
      and not exists (
        select 1 from refund_claim_line line join refund_claim claim on claim.id = line.claim_id
        where line.customs_line_id = net.id and claim.reason in ('ORGANIC', 'TEMPORARY_IMPORT', 'NOT_COVERED', 'EXPORT')
          and claim.status in ('Approved', 'PaymentIssued', 'Paid', 'Closed'))
    group by net.company_id, net.entry_date`.execute(queries);
  return rows.flatMap((row) => {
    const share = { companyId: row.company_id, date: calendarDate(row.on) };
    return [
      { ...share, quantity: quantity(row.free), isCharged: false },
      { ...share, quantity: quantity(row.charged), isCharged: true },
    ];
  });
}
