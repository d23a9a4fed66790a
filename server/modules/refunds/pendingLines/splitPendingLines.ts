import type { RefundDetails } from '../../../../contract/entities/refund';
import { mayDropPendingLine } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { failed, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findClaim } from '../claimRecord';
import { presentRefund } from '../presentRefund';
import { recordAction, recordFiling } from '../recordAction';
import { openForLines } from './openForLines';
import { refreshedTotals } from './refreshedTotals';
import { insertSplitClaim } from './splitClaim';

/**
 * Moves the lines a claim waits for to a claim of their own, so that the lines the board knows are decided now. The new claim is as
 * if it had been filed with this one: same filer, day and documents. It is verified once Customs has sent its lines, and the days for
 * a decision on it begin then (`decisionDueOnceSent`); this claim keeps its own.
 * @returns the claim that goes on without them
 */
export const splitPendingLines = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openForLines(tx, ctx, input, (subject) =>
      mayDropPendingLine(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { row } = opened.value;
    if (row.unsent_count === 0) return failed('refund-nothing-pending');
    if (row.line_count === 0) return failed('refund-only-pending');
    const splitId = await insertSplitClaim(tx, ctx, row);
    await tx
      .updateTable('refund_unsent_line')
      .set({ claim_id: splitId })
      .where('claim_id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute();
    const split = await findClaim(tx, splitId, false);
    if (split === null) throw new Error('a claim just written is not there');
    await recordAction(tx, ctx, row, {
      action: 'refund-lines-split',
      toStatus: row.status,
      changes: await refreshedTotals(tx, row.id),
      reason: split.row.number,
    });
    await recordFiling(tx, ctx, split.row, { action: 'refund-split-off', reason: row.number });
    return ok(await presentRefund(tx, ctx, row.id));
  });
