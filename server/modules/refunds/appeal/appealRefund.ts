import type { RefundDetails } from '../../../../contract/entities/refund';
import { calendarDate } from '../../../../domain/calendarDate';
import { appealEnd, refundDecisionDue } from '../../../../domain/deadlines';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { mayAppealRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import { failed, type Failure, fieldFailed, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { lockGroup } from '../../companies/companyGroup';
import { lockClaimLines } from '../claimLines';
import { openClaim } from '../openClaim';
import { presentRefund } from '../presentRefund';
import { recordAction } from '../recordAction';

/**
 * Appeals against a rejection, once and within the program's days. The claim takes its lines again as it was; that is refused where
 * one of them was claimed or refunded since.
 */
export const appealRefund = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'appeal' }, (subject) =>
      mayAppealRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move, program } = opened.value;
    const { row } = claim;
    if (row.appealed_at !== null) return failed('appeal-once');
    const lastDay = row.rejected_on === null ? null : appealEnd(calendarDate(row.rejected_on), program);
    if (lastDay === null || ctx.today > lastDay)
      return failed('appeal-too-late', { lastDay: lastDay ?? ctx.today });
    await lockGroup(tx, row.company_id);
    const taken = (await takenLine(tx, row.id)) ?? (await takenPending(tx, row.id));
    if (taken !== null) return fail(taken);
    await tx.updateTable('refund_claim_line').set({ is_open: true }).where('claim_id', '=', row.id).execute();
    await tx
      .updateTable('refund_unsent_line')
      .set({ is_open: true })
      .where('claim_id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute();
    await recordAction(tx, ctx, row, {
      action: 'refund-appealed',
      toStatus: move.status,
      changes: { appealed_at: ctx.at, decision_due: refundDecisionDue(ctx.today, program) },
      reason: input.reason,
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });

/** The first line it waited for that another claim of the company waits for, or has, by now. */
async function takenPending(tx: Tx, claimId: string): Promise<Failure | null> {
  const { rows } = await sql<{ entry_number: string; line_no: number }>`
    select mine.entry_number, mine.line_no
    from refund_unsent_line mine
    join refund_claim claim on claim.id = mine.claim_id
    where mine.claim_id = ${claimId} and mine.state = 'waiting' and (
      exists (select from refund_unsent_line other join refund_claim theirs on theirs.id = other.claim_id
        where other.is_open and other.claim_id <> mine.claim_id and theirs.company_id = claim.company_id
          and other.entry_number = mine.entry_number and other.line_no = mine.line_no)
      or exists (select from refund_claim_line part join customs_line line on line.id = part.customs_line_id
        where part.is_open and part.claim_id <> mine.claim_id and line.company_id = claim.company_id
          and line.entry_number = mine.entry_number and line.line_no = mine.line_no))
    order by mine.position limit 1`.execute(tx);
  const [line] = rows;
  if (line === undefined) return null;
  const values = { entryNumber: formatEntryNumber(line.entry_number), lineNo: line.line_no };
  return { kind: 'appeal-line-taken', values };
}

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
