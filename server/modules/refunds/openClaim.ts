import { refundStatusName } from '../../../contract/texts/refundNames';
import type { Decision } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { mayReadRefund, type RefundSubject } from '../../../domain/refundPermissions';
import { moveRefund, type RefundDeed, type RefundMove } from '../../../domain/refundStates';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';
import { type ClaimRecord, findClaim, standingOf, subjectOf } from './claimRecord';
import { staleClaim } from './staleClaim';

export interface OpenedClaim {
  readonly claim: ClaimRecord;
  readonly program: Program;
  /** Where the deed leads. */
  readonly move: RefundMove;
}

type Subject = RefundSubject & { readonly isVerified: boolean };

/**
 * Opens a claim for a deed and keeps others from deciding on it meanwhile. Refused, in this order: not there or not the reader's to
 * see; changed since it was looked at (decision 11), so that whoever loses a race hears of the winner; not possible in its state for
 * anybody; not theirs to do.
 */
export async function openClaim(
  tx: Queries,
  deed: Deed,
  wanted: { readonly id: string; readonly version: number; readonly deed: RefundDeed },
  policy: (subject: Subject) => Decision,
): Promise<Outcome<OpenedClaim>> {
  const claim = await findClaim(tx, wanted.id, true);
  const { actor } = deed.caller;
  if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');

  const program = await programInForce(tx, deed.at);
  if (claim.row.version !== wanted.version) return fail(await staleClaim(tx, deed, claim.row.id));
  const move = moveRefund(standingOf(claim, program), wanted.deed);
  if (!move.ok)
    return failed('refund-not-possible-now', { status: refundStatusName(deed.language, claim.row.status) });
  const refused = refusalOf(policy(subjectOf(claim)));
  if (refused !== null) return fail(refused);
  return ok({ claim, program, move: move.value });
}
