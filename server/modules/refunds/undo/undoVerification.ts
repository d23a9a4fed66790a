import { sql } from 'kysely';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { money } from '../../../../domain/money';
import { asStaff } from '../../../../domain/permissions';
import { mayReadRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { mayStillUndo, UNDO_ACCEPTED_MS } from '../../../../domain/verificationUndo';
import type { BeforeVerification } from '../../../db/refundTables';
import type { Tx } from '../../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findClaim, subjectOf } from '../claimRecord';
import { presentRefund } from '../presentRefund';
import { recordAction } from '../recordAction';
import { staleClaim } from '../staleClaim';
import { findUndo } from './keepForUndo';

/**
 * Puts a claim back to what it was before its verifier verified it, a moment ago and with nothing done to it since. Both steps stay
 * in the audit trail; the approvers' notices of a verification that is none go, and no email of it has left.
 */
export const undoVerification = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const claim = await findClaim(tx, input.id, true);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const { row } = claim;
    if (row.version !== input.version) return fail(await staleClaim(tx, ctx, row.id));
    const refused = refusalOf(asStaff(actor, 'verifier', 'admin'));
    if (refused !== null) return fail(refused);
    const kept = await findUndo(tx, row.id);
    const now = { userId: actor.userId, at: ctx.at.getTime(), version: row.version };
    if (kept === null || !mayStillUndo(kept, now, UNDO_ACCEPTED_MS)) return failed('undo-over');

    const { before } = kept;
    await restoreParts(tx, row.id, before);
    await dropNotices(tx, row.id, new Date(kept.at));
    await recordAction(tx, ctx, row, {
      action: 'refund-verification-undone',
      toStatus: before.status,
      since: new Date(before.statusSince),
      changes: {
        amount_verified: before.amountVerified,
        verified_by: before.verifiedBy,
        verified_at: before.verifiedAt,
        ...(before.assignedTo === undefined ? {} : { assigned_to: before.assignedTo }),
      },
      amount: money(row.amount_verified ?? '0.00'),
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });

/** The lines' amounts, and the returns that are open again. */
async function restoreParts(tx: Tx, claimId: string, before: BeforeVerification): Promise<void> {
  const ids = before.lines.map(({ id }) => id);
  const amounts = before.lines.map(({ amount }) => amount);
  await sql`
    update refund_claim_line set amount_verified = given.amount
    from unnest(${ids}::bigint[], ${amounts}::numeric[]) as given (id, amount)
    where refund_claim_line.id = given.id`.execute(tx);
  await tx
    .updateTable('refund_return')
    .set({ answered_by: null, answered_at: null, answer: null })
    .where('id', 'in', ['0', ...before.returns])
    .execute();
  await tx.deleteFrom('refund_verification_undo').where('claim_id', '=', claimId).execute();
}

async function dropNotices(tx: Tx, claimId: string, verifiedAt: Date): Promise<void> {
  const touches = JSON.stringify([{ type: 'refund', id: claimId }]);
  await sql`
    delete from user_notification using notification_event event
    where event.id = user_notification.event_id and event.kind = 'refund-verified'
      and event.at = ${verifiedAt} and event.touches @> ${touches}::jsonb`.execute(tx);
}
