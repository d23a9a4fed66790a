import type { RefundDetails } from '../../../contract/entities/refund';
import { formatEntryNumber } from '../../../domain/entryNumber';
import { type Cents, formatMoney, money } from '../../../domain/money';
import { mayApproveRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Failure, type Outcome } from '../../failure';
import type { Tx } from '../../db/transaction';
import type { RequestContext } from '../identity/requestContext';
import { type ClaimLineStanding, lockClaimLines, refundClaimLines } from './claimLines';
import type { ClaimRow } from './claimRecord';
import { storeDecisionLetter } from './letter/storeDecisionLetter';
import { openClaim, type OpenedClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { type ClaimStep, recordActions } from './recordAction';

export interface ApproveRefund {
  readonly id: string;
  readonly version: number;
  /** What the approver saw and signs; it must be the verified amount. */
  readonly amountApproved: string;
  readonly comment: string;
}

/**
 * Approves a verified claim. Over the program's limit the first of two signatures leaves it verified; the last one writes the
 * refund on the lines and into the ledger, and the company's letter.
 */
export const approveRefund = (ctx: RequestContext, input: ApproveRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'approve' }, (subject) =>
      mayApproveRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const verified = money(opened.value.claim.row.amount_verified ?? '0.00');
    if (money(input.amountApproved) !== verified)
      return failed('refund-amount-changed', { verified: formatMoney(verified) });
    const written = await writeApproval(tx, ctx, opened.value, input.comment);
    if (!written.ok) return written;
    await recordActions(tx, ctx, [written.value]);
    return ok(await presentRefund(tx, ctx, input.id));
  });

/**
 * Writes one person's approval of a claim that is opened for it, all but the claim's new state, and answers that to be recorded. Nothing
 * is written where Customs has taken back what was verified.
 */
export async function writeApproval(
  tx: Tx,
  ctx: RequestContext,
  opened: OpenedClaim,
  comment: string,
): Promise<Outcome<ClaimStep>> {
  const { claim, move } = opened;
  const verified = money(claim.row.amount_verified ?? '0.00');
  const overdrawn = tooMuch(await lockClaimLines(tx, claim.row.id));
  if (overdrawn !== null) return fail(overdrawn);

  await tx
    .insertInto('refund_approval')
    .values({
      claim_id: claim.row.id,
      approved_by: ctx.caller.actor.userId,
      approved_at: ctx.at,
      amount: formatMoney(verified),
    })
    .execute();
  const isDecided = move.status === 'Approved';
  const changes = isDecided ? await decide(tx, ctx, opened, verified) : {};
  const action = isDecided ? 'refund-approved' : 'refund-approval-signed';
  return ok({
    claim: claim.row,
    done: { action, toStatus: move.status, changes, reason: comment, amount: verified },
  });
}

/** A correction by Customs may have taken away what was verified. */
function tooMuch(lines: readonly ClaimLineStanding[]): Failure | null {
  const line = lines.find(({ verified, left }) => verified !== null && verified > left);
  if (line === undefined) return null;
  const values = {
    left: formatMoney(line.left),
    entryNumber: formatEntryNumber(line.entryNumber),
    lineNo: line.lineNo,
  };
  return { kind: 'refund-more-than-collected', values };
}

async function decide(
  tx: Tx,
  ctx: RequestContext,
  { claim, program }: OpenedClaim,
  amount: Cents,
): Promise<{ amount_approved: string; decision_document_id: string }> {
  await refundClaimLines(tx, claim.row.id);
  await enterRefund(tx, ctx, claim.row, amount);
  const letterId = await storeDecisionLetter(tx, ctx, program, claim.row, { kind: 'approved', amount });
  return { amount_approved: formatMoney(amount), decision_document_id: letterId };
}

/** What the board owes stands below zero in the company's ledger. */
async function enterRefund(tx: Tx, ctx: RequestContext, claim: ClaimRow, amount: Cents): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values({
      company_id: claim.company_id,
      kind: 'REFUND',
      amount: formatMoney(-amount),
      effective_date: ctx.today,
      reference: claim.number,
      refund_id: claim.id,
      created_by: ctx.caller.actor.userId,
      created_at: ctx.at,
    })
    .execute();
}
