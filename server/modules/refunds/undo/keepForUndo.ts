import { formatMoney } from '../../../../domain/money';
import { mayStillUndo, UNDO_OFFERED_MS } from '../../../../domain/verificationUndo';
import type { BeforeVerification } from '../../../db/refundTables';
import type { Queries } from '../../../db/tables';
import type { Tx } from '../../../db/transaction';
import type { RequestContext } from '../../identity/requestContext';
import type { ClaimLineStanding } from '../claimLines';
import type { ClaimRow } from '../claimRecord';

/** Keeps what a claim is before it is verified, in the same transaction. Only the last verification of a claim is kept. */
export async function keepForUndo(
  tx: Tx,
  ctx: RequestContext,
  claim: ClaimRow,
  lines: readonly ClaimLineStanding[],
): Promise<void> {
  const returns = await tx
    .selectFrom('refund_return')
    .select('id')
    .where('claim_id', '=', claim.id)
    .where('answered_at', 'is', null)
    .execute();
  const before: BeforeVerification = {
    status: claim.status,
    statusSince: claim.status_since.toISOString(),
    amountVerified: claim.amount_verified,
    verifiedBy: claim.verified_by,
    verifiedAt: claim.verified_at?.toISOString() ?? null,
    assignedTo: claim.assigned_to,
    lines: lines.map(({ id, verified }) => ({
      id,
      amount: verified === null ? null : formatMoney(verified),
    })),
    returns: returns.map(({ id }) => id),
  };
  const kept = {
    version: claim.version + 1,
    verified_by: ctx.caller.actor.userId,
    verified_at: ctx.at,
    before: JSON.stringify(before),
  };
  await tx
    .insertInto('refund_verification_undo')
    .values({ claim_id: claim.id, ...kept })
    .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(kept))
    .execute();
}

/** Until when the reader can undo their verification of a claim; null where there is none to undo. */
export async function findUndoUntil(
  queries: Queries,
  { caller, at }: Pick<RequestContext, 'caller' | 'at'>,
  claim: Pick<ClaimRow, 'id' | 'version'>,
): Promise<string | null> {
  const kept = await findUndo(queries, claim.id);
  const now = { userId: caller.actor.userId, at: at.getTime(), version: claim.version };
  if (kept === null || !mayStillUndo(kept, now, UNDO_OFFERED_MS)) return null;
  return new Date(kept.at + UNDO_OFFERED_MS).toISOString();
}

/** The last verification of a claim with what the claim was before it; null for one that was never verified by itself. */
export async function findUndo(queries: Queries, claimId: string) {
  const row = await queries
    .selectFrom('refund_verification_undo')
    .selectAll()
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { verified_by: by, verified_at: at, version, before } = row;
  return { by, at: at.getTime(), version, before };
}
