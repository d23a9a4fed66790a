import { sql } from 'kysely';
import type { RefundProposal } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';

/** The claims that a year's lines were refunded by or still wait in, with the amount of each, in the order of their numbers. */
export async function findEarlierClaims(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
): Promise<NonNullable<RefundProposal['earlierClaims']>> {
  const { rows } = await sql<NonNullable<RefundProposal['earlierClaims']>[number]>`
    select claim.id, claim.number, claim.status,
      sum(coalesce(part.amount_approved, part.amount_verified, part.amount_claimed))::text as amount
    from refund_claim claim join refund_claim_line part on part.claim_id = claim.id
    where claim.company_id = ${companyId} and claim.fiscal_year = ${fiscalYear}
      and claim.status not in ('Draft', 'Rejected', 'Withdrawn')
    group by claim.id
    having sum(coalesce(part.amount_approved, part.amount_verified, part.amount_claimed)) > 0
    order by claim.number`.execute(queries);
  return rows;
}
