import { refundStatusName } from '../../../contract/texts/refundNames';
import type { Decision } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { mayReadRefund, type RefundSubject } from '../../../domain/refundPermissions';
import { moveRefund, type RefundAction, type RefundMove } from '../../../domain/refundStates';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { type ClaimRecord, findClaim, standingOf, subjectOf } from './claimRecord';
import { staleClaim } from './staleClaim';

export interface OpenedClaim {
  readonly claim: ClaimRecord;
  readonly program: Program;
  /** Where the action leads. */
  readonly move: RefundMove;
}

type Subject = RefundSubject & { readonly isVerified: boolean };

/**
 * Opens a claim for an action and keeps others from deciding on it meanwhile. Refused, in this order: not there or not the reader's to
 * see; changed since it was looked at (decision 11), so that whoever loses a race hears of the winner; not possible in its state for
 * anybody; not theirs to do.
 */
export async function openClaim(
  tx: Queries,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly version: number; readonly action: RefundAction },
  policy: (subject: Subject) => Decision,
): Promise<Outcome<OpenedClaim>> {
  const claim = await findClaim(tx, wanted.id, true);
  const { actor } = ctx.caller;
  if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');

  const program = await programInForce(tx, ctx.at);
  if (claim.row.version !== wanted.version) return fail(await staleClaim(tx, ctx, claim.row.id));
  const move = moveRefund(standingOf(claim, program), wanted.action);
  if (!move.ok)
    return failed('refund-not-possible-now', { status: refundStatusName(ctx.language, claim.row.status) });
  const refused = refusalOf(policy(subjectOf(claim)));
  if (refused !== null) return fail(refused);
  return ok({ claim, program, move: move.value });
}
