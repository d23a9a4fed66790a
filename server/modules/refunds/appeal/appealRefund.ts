import type { RefundDetails } from '../../../../contract/entities/refund';
import { calendarDate } from '../../../../domain/calendarDate';
import { appealEnd, refundDecisionDue } from '../../../../domain/deadlines';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { mayAppealRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import { failed, type Failure, fieldFailed, type Outcome } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { lockClaimLines } from '../claimLines';
import { openClaim } from '../openClaim';
import { presentRefund } from '../presentRefund';
import { recordDeed } from '../recordDeed';

/**
 * Appeals against a rejection, once and within the program's days. The claim takes its lines again as it was; that is refused where
 * one of them was claimed or refunded since.
 */
export const appealRefund = (
  deed: Deed,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const opened = await openClaim(tx, deed, { ...input, deed: 'appeal' }, (subject) =>
      mayAppealRefund(deed.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move, program } = opened.value;
    const { row } = claim;
    if (row.appealed_at !== null) return failed('appeal-once');
    const lastDay = row.rejected_on === null ? null : appealEnd(calendarDate(row.rejected_on), program);
    if (lastDay === null || deed.today > lastDay)
      return failed('appeal-too-late', { lastDay: lastDay ?? deed.today });
    const taken = await takenLine(tx, row.id);
    if (taken !== null) return fail(taken);
    await tx.updateTable('refund_claim_line').set({ is_open: true }).where('claim_id', '=', row.id).execute();
    await recordDeed(tx, deed, row, {
      action: 'refund-appealed',
      toStatus: move.status,
      changes: { appealed_at: deed.at, decision_due: refundDecisionDue(deed.today, program) },
      reason: input.reason,
    });
    return ok(await presentRefund(tx, deed, row.id));
  });

/** The first line that another claim holds by now, or on which less is left than this claim asks for. */
async function takenLine(tx: Tx, claimId: string): Promise<Failure | null> {
  const lines = await lockClaimLines(tx, claimId);
  const { rows } = await sql<{ customs_line_id: string }>`
    select other.customs_line_id from refund_claim_line part
    join refund_claim_line other on other.customs_line_id = part.customs_line_id and other.is_open
    where part.claim_id = ${claimId} and other.claim_id <> ${claimId}`.execute(tx);
  const held = new Set(rows.map((row) => row.customs_line_id));
  const line = lines.find(({ customsLineId, claimed, left }) => held.has(customsLineId) || claimed > left);
  if (line === undefined) return null;
  const values = { entryNumber: formatEntryNumber(line.entryNumber), lineNo: line.lineNo };
  return { kind: 'appeal-line-taken', values };
}
