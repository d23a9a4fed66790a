import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { asCompany } from '../../../../domain/permissions';
import { mayDropPendingLine } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { failed, fieldFailed, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { presentRefund } from '../presentRefund';
import { recordAction } from '../recordAction';
import { openForLines } from './openForLines';
import { refreshedTotals } from './refreshedTotals';

export interface DropPendingLine {
  readonly id: string;
  readonly version: number;
  readonly pendingLineId: string;
  readonly reason: string;
}

/**
 * Stops waiting for a line that Customs has not sent, so that the claim can go on without it; the line may be claimed again. The
 * company may, and whoever may verify the claim, who must tell the company why.
 */
export const dropPendingLine = (
  ctx: RequestContext,
  input: DropPendingLine,
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const opened = await openForLines(tx, ctx, input, (subject) => mayDropPendingLine(actor, subject));
    if (!opened.ok) return opened;
    const { row } = opened.value;
    const isOwn = asCompany(actor, row.company_id, 'sign').allowed;
    if (!isOwn && input.reason === '') return fieldFailed('reason', 'reason-needed');
    const line = await tx
      .updateTable('refund_unsent_line')
      .set({ state: 'let-go', is_open: false, resolved_at: ctx.at })
      .where('id', '=', input.pendingLineId)
      .where('claim_id', '=', row.id)
      .where('state', '=', 'waiting')
      .returning(['entry_number', 'line_no'])
      .executeTakeFirst();
    if (line === undefined) return failed('not-found');
    const named = `${formatEntryNumber(line.entry_number)}/${line.line_no}`;
    await recordAction(tx, ctx, row, {
      action: 'refund-line-let-go',
      toStatus: row.status,
      changes: await refreshedTotals(tx, row.id),
      reason: input.reason === '' ? named : `${named}: ${input.reason}`,
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });
