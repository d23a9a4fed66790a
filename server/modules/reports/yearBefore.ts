import { sql } from 'kysely';
import type { ReportToAssess } from '../../../domain/assessment';
import { quantity } from '../../../domain/quantity';
import type { Queries } from '../../db/tables';

/** What a company's earlier reports of the year mean for its next one. */
export type YearBefore = Omit<ReportToAssess, 'parts'>;

/** What the group's reports and refunds have taken of the year's exempt quantity, and what its reports came to in total. */
export async function findYearBefore(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
): Promise<YearBefore> {
  const { rows } = await sql<{ reported: string; everything: string; refunded: string; certified: boolean }>`
    with member as (
      select company_id as id from group_members(${companyId}::bigint, ${fiscalYear}::int)
    ), reports as (
      select coalesce(sum(exempt_applied - caught_up), 0) as reported,
        coalesce(sum(exempt_applied + quantity_assessable - caught_up), 0) as everything
      from assessment_report
      where company_id in (select id from member) and fiscal_year = ${fiscalYear}
        and is_current and status in ('Submitted', 'UnderReview', 'Accepted')
    ), refunds as (
      select coalesce(sum(part.exempt_applied), 0) as refunded
      from refund_claim claim join refund_claim_line part on part.claim_id = claim.id
      where claim.company_id in (select id from member) and claim.fiscal_year = ${fiscalYear}
        and claim.reason in ('FIRST_QUANTITY', 'SMALL_IMPORTER')
        and claim.status not in ('Draft', 'Rejected', 'Withdrawn')
    )
    select reported::text, everything::text, refunded::text, exists (
      select 1 from exemption
      where exemption.company_id = ${companyId} and kind = 'SMALL_VOLUME' and fiscal_year = ${fiscalYear}
        and status = 'Approved') as certified
    from reports, refunds`.execute(queries);
  const row = rows[0];
  return {
    exemptUsedBefore: quantity(row?.reported ?? '0') + quantity(row?.refunded ?? '0'),
    yearQuantityBefore: quantity(row?.everything ?? '0'),
    holdsCertificate: row?.certified ?? false,
  };
}
