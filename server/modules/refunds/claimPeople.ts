import type { RefundDetails } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import type { ClaimRow } from './claimRecord';
import { fullName } from '../users/fullName';

type People = Pick<RefundDetails, 'filedBy' | 'verifiedBy' | 'approvals'>;

/** Who filed, verified and approved a claim. */
export async function findClaimPeople(queries: Queries, claim: ClaimRow): Promise<People> {
  const approvals = await queries
    .selectFrom('refund_approval')
    .innerJoin('app_user', 'app_user.id', 'refund_approval.approved_by')
    .select(['app_user.id', 'first_name', 'last_name', 'approved_at'])
    .where('claim_id', '=', claim.id)
    .orderBy('approved_at')
    .execute();
  const ids = [claim.filed_by, ...(claim.verified_by === null ? [] : [claim.verified_by])];
  const named = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  const people = new Map(
    named.map((row) => [row.id, { id: row.id, name: fullName(row.first_name, row.last_name) }]),
  );
  return {
    filedBy: people.get(claim.filed_by) ?? null,
    verifiedBy: claim.verified_by === null ? null : (people.get(claim.verified_by) ?? null),
    approvals: approvals.map((row) => ({
      by: { id: row.id, name: fullName(row.first_name, row.last_name) },
      at: row.approved_at.toISOString(),
    })),
  };
}
