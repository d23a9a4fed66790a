import { refundStatusName } from '../../../../contract/texts/refundNames';
import type { Decision } from '../../../../domain/permissions';
import { mayReadRefund, type RefundSubject } from '../../../../domain/refundPermissions';
import { mayChangeLines } from '../../../../domain/refundStates';
import { fail, ok } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { type ClaimRecord, findClaim, subjectOf } from '../claimRecord';
import { staleClaim } from '../staleClaim';

/** Opens a claim for an action on its lines that leaves it in its status; refused in the order of every action on a claim. */
export async function openForLines(
  tx: Tx,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly version: number },
  policy: (subject: RefundSubject) => Decision,
): Promise<Outcome<ClaimRecord>> {
  const claim = await findClaim(tx, wanted.id, true);
  if (claim === null || !mayReadRefund(ctx.caller.actor, subjectOf(claim)).allowed)
    return failed('not-found');
  const { row } = claim;
  if (row.version !== wanted.version) return fail(await staleClaim(tx, ctx, row.id));
  if (!mayChangeLines(row.status))
    return failed('refund-not-possible-now', { status: refundStatusName(ctx.language, row.status) });
  const refused = refusalOf(policy(subjectOf(claim)));
  return refused === null ? ok(claim) : fail(refused);
}
