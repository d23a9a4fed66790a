import type { RefundDetails } from '../../../contract/entities/refund';
import { mayTakeUpRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordAction } from './recordAction';

/** Begins to verify a claim, so that others see who is at it; an unassigned claim is assigned to its reviewer. */
export const takeUpRefund = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'takeUp' }, (subject) =>
      mayTakeUpRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    const assignee = claim.row.assigned_to ?? ctx.caller.actor.userId;
    await recordAction(tx, ctx, claim.row, {
      action: 'refund-taken-up',
      toStatus: move.status,
      changes: { assigned_to: assignee },
    });
    return ok(await presentRefund(tx, ctx, claim.row.id));
  });
