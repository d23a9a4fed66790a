import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { asCompany } from '../../../../domain/permissions';
import { mayLetUnsentGo } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { failed, fieldFailed, type Outcome } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { presentRefund } from '../presentRefund';
import { recordDeed } from '../recordDeed';
import { openForLines } from './openForLines';
import { refreshedTotals } from './refreshedTotals';

export interface LetUnsentLineGo {
  readonly id: string;
  readonly version: number;
  readonly unsentLineId: string;
  readonly reason: string;
}

/**
 * Stops waiting for a line that Customs has not sent, so that the claim can go on without it; the line may be claimed again. The
 * company may, and whoever may verify the claim, who must tell the company why.
 */
export const letUnsentLineGo = (deed: Deed, input: LetUnsentLineGo): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const opened = await openForLines(tx, deed, input, (subject) => mayLetUnsentGo(actor, subject));
    if (!opened.ok) return opened;
    const { row } = opened.value;
    const isOwn = asCompany(actor, row.company_id).allowed;
    if (!isOwn && input.reason === '') return fieldFailed('reason', 'reason-needed');
    const line = await tx
      .updateTable('refund_unsent_line')
      .set({ state: 'let-go', is_open: false, resolved_at: deed.at })
      .where('id', '=', input.unsentLineId)
      .where('claim_id', '=', row.id)
      .where('state', '=', 'waiting')
      .returning(['entry_number', 'line_no'])
      .executeTakeFirst();
    if (line === undefined) return failed('not-found');
    const named = `${formatEntryNumber(line.entry_number)}/${line.line_no}`;
    await recordDeed(tx, deed, row, {
      action: 'refund-line-let-go',
      toStatus: row.status,
      changes: await refreshedTotals(tx, row.id),
      reason: input.reason === '' ? named : `${named}: ${input.reason}`,
    });
    return ok(await presentRefund(tx, deed, row.id));
  });
