import { mayRejectRefund } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { fieldFailed, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import type { DecisionLetter } from '../findDecisionLetter';
import { openClaim } from '../openClaim';
import { drawDecisionLetter } from './drawDecisionLetter';

/** The letter as a rejection with this reason would send it today, for whoever may reject the claim now. Nothing is stored or sent. */
export const previewRejection = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<DecisionLetter>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'reject' }, (subject) =>
      mayRejectRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, program } = opened.value;
    const decision = { kind: 'rejected', reason: input.reason } as const;
    const bytes = await drawDecisionLetter(tx, ctx, program, claim.row, decision);
    return ok({ fileName: `${claim.row.number}-preview.pdf`, bytes });
  });
