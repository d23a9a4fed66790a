import { sql } from 'kysely';
import type { ExemptionStart } from '../../../contract/entities/exemption';
import type { Queries } from '../../db/tables';

/**
 * What the board's own records show of a company and those it shares the exempt quantity with, per fiscal year: shipped and imported
 * by reports, and imported by Customs. Organic quantity that reports set apart is not in it.
 */
export async function findGroupRecords(
  queries: Queries,
  companyId: string,
  years: readonly number[],
): Promise<ExemptionStart['records']> {
  const { rows } = await sql<{ year: number; quantity: string }>`
    select wanted.year, (
        coalesce((select sum(report.exempt_applied + report.quantity_assessable - report.caught_up)
          from group_members(${companyId}::bigint, wanted.year) member
          join assessment_report report on report.company_id = member.company_id
          where report.fiscal_year = wanted.year and report.is_current
            and report.status in ('Submitted', 'UnderReview', 'Accepted')), 0)
        + coalesce((select sum(net.quantity_program_unit)
          from group_members(${companyId}::bigint, wanted.year) member
          join customs_line_net net on net.company_id = member.company_id
          where net.fiscal_year = wanted.year), 0)
      )::numeric(18, 3)::text as quantity
    from unnest(${[...years]}::int[]) as wanted (year)
    order by wanted.year`.execute(queries);
  return rows.map((row) => ({ fiscalYear: row.year, quantity: row.quantity }));
}
