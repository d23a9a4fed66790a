import type { REJECT_REASONS } from '../../../contract/endpoints/refunds/actions';
import type { RefundDetails } from '../../../contract/entities/refund';
import { mayRejectRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { releaseClaimLines } from './claimLines';
import { storeDecisionLetter } from './letter/storeDecisionLetter';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordAction } from './recordAction';

export interface RejectRefund {
  readonly id: string;
  readonly version: number;
  readonly reasonCode: (typeof REJECT_REASONS)[number];
  readonly reason: string;
}

/** Rejects a claim with a reason that the company reads in the letter; the lines may be claimed again. */
export const rejectRefund = (ctx: RequestContext, input: RejectRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'reject' }, (subject) =>
      mayRejectRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move, program } = opened.value;
    await releaseClaimLines(tx, claim.row.id);
    const letterId = await storeDecisionLetter(tx, ctx, program, claim.row, {
      kind: 'rejected',
      reason: input.reason,
    });
    await recordAction(tx, ctx, claim.row, {
      action: 'refund-rejected',
      toStatus: move.status,
      changes: {
        decision_document_id: letterId,
        rejected_by: ctx.caller.actor.userId,
        rejected_on: ctx.today,
      },
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, ctx, claim.row.id));
  });
