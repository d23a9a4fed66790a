import type { RefundDetails } from '../../../contract/entities/refund';
import { mayWithdrawRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { releaseClaimLines } from './claimLines';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordAction } from './recordAction';

/** Takes back a claim that is not decided; its lines may be claimed again. */
export const withdrawRefund = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'withdraw' }, (subject) =>
      mayWithdrawRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    await releaseClaimLines(tx, claim.row.id);
    await recordAction(tx, ctx, claim.row, {
      action: 'refund-withdrawn',
      toStatus: move.status,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, ctx, claim.row.id));
  });
