import { money } from '../../../../domain/money';
import { mayApproveRefund } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import type { Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import type { DecisionLetter } from '../findDecisionLetter';
import { openClaim } from '../openClaim';
import { drawDecisionLetter } from './drawDecisionLetter';

/** The letter as the approval that decides the claim would send it today, for whoever may approve it now. Nothing is stored or sent. */
export const previewApproval = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<DecisionLetter>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'approve' }, (subject) =>
      mayApproveRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, program } = opened.value;
    const amount = money(claim.row.amount_verified ?? '0.00');
    const bytes = await drawDecisionLetter(tx, ctx, program, claim.row, { kind: 'approved', amount });
    return ok({ fileName: `${claim.row.number}-preview.pdf`, bytes });
  });
