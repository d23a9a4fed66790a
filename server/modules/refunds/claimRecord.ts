import type { Selectable } from 'kysely';
import { type Cents, money } from '../../../domain/money';
import type { RefundSubject } from '../../../domain/refundPermissions';
import type { RefundStanding } from '../../../domain/refundStates';
import type { Program } from '../../../domain/program';
import type { RefundClaimTable } from '../../db/refundTables';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';

export type ClaimRow = Selectable<RefundClaimTable>;

/** A claim with those who have signed it since it was last verified. */
export interface ClaimRecord {
  readonly row: ClaimRow;
  readonly approvedBy: readonly string[];
}

/**
 * A claim by its id, or null.
 * @param lock whether everybody else who is about to decide on it waits for this transaction
 */
export async function findClaim(queries: Queries, id: string, lock: boolean): Promise<ClaimRecord | null> {
  if (!isRowId(id)) return null;
  const query = queries.selectFrom('refund_claim').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  const approvals = await queries
    .selectFrom('refund_approval')
    .select('approved_by')
    .where('claim_id', '=', id)
    .orderBy('approved_at')
    .execute();
  return { row, approvedBy: approvals.map((approval) => approval.approved_by) };
}

/** What the policies ask of a claim. */
export const subjectOf = ({
  row,
  approvedBy,
}: ClaimRecord): RefundSubject & { readonly isVerified: boolean } => ({
  companyId: row.company_id,
  filedBy: row.filed_by,
  verifiedBy: row.verified_by,
  approvedBy,
  rejectedBy: row.rejected_by,
  isVerified: row.status === 'Verified',
});

/** What the state table asks of a claim. */
export const standingOf = (
  { row, approvedBy }: ClaimRecord,
  program: Pick<Program, 'twoApproverLimit'>,
): RefundStanding => ({
  status: row.status,
  verifiedTotal: verifiedTotal(row),
  approvals: approvedBy.length,
  twoApproverLimit: program.twoApproverLimit,
});

/** The verified sum; what is claimed stands in until there is one, so that the signatures needed can be foretold. */
const verifiedTotal = (row: ClaimRow): Cents => money(row.amount_verified ?? row.amount_claimed);
