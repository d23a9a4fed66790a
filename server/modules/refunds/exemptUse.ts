import { sql } from 'kysely';
import { quantity, type Thousandths } from '../../../domain/quantity';
import type { Queries } from '../../db/tables';

export interface GroupUse {
  /** Of the exempt quantity, by the group's reports and by refunds to its other companies. */
  readonly exemptApplied: Thousandths;
  /** Shipped by the whole group and imported by its other companies, exempt or not. */
  readonly allQuantity: Thousandths;
}

/** An importer that no company has belongs to no group. */
export const NO_GROUP_USE: GroupUse = { exemptApplied: 0n, allQuantity: 0n };

/** What a company's group has used in a fiscal year beside the company's own imports (7 CFR 1217.53(a)(5)). */
export async function findGroupUse(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
): Promise<GroupUse> {
  const { rows } = await sql<{ applied: string; everything: string }>`
    with member as (
      select company_id as id from group_members(${companyId}::bigint, ${fiscalYear}::int)
    ), reported as (
      select coalesce(sum(exempt_applied - caught_up), 0) as applied,
        coalesce(sum(exempt_applied + quantity_assessable - caught_up), 0) as everything
      from assessment_report
      where company_id in (select id from member) and fiscal_year = ${fiscalYear}
        and is_current and status in ('Submitted', 'UnderReview', 'Accepted')
    ), refunded as (
      select coalesce(sum(line.exempt_applied), 0) as applied
      from refund_claim claim join refund_claim_line line on line.claim_id = claim.id
      where claim.company_id in (select id from member) and claim.company_id <> ${companyId}
        and claim.fiscal_year = ${fiscalYear} and claim.reason in ('FIRST_QUANTITY', 'SMALL_IMPORTER')
        and claim.status not in ('Draft', 'Rejected', 'Withdrawn')
    ), imported as (
      select coalesce(sum(quantity_program_unit), 0) as everything
      from customs_line_net
      where company_id in (select id from member) and company_id <> ${companyId} and fiscal_year = ${fiscalYear}
    )
    select (reported.applied + refunded.applied)::numeric(18, 3)::text as applied,
      (reported.everything + imported.everything)::numeric(18, 3)::text as everything
    from reported, refunded, imported`.execute(queries);
  const row = rows[0];
  return {
    exemptApplied: quantity(row?.applied ?? '0'),
    allQuantity: quantity(row?.everything ?? '0'),
  };
}
