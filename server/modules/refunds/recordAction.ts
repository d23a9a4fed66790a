import type { Updateable } from 'kysely';
import type { RefundAction } from '../../../contract/texts/refundActions';
import { type Cents, formatMoney, money } from '../../../domain/money';
import type { RefundStatus } from '../../../domain/refundStates';
import type { RefundClaimTable } from '../../db/refundTables';
import type { Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import type { ClaimDoer } from './claimDoer';
import type { ClaimRow } from './claimRecord';
import { notifyClaim } from './notifyClaim';

export interface DoneToClaim {
  readonly action: RefundAction;
  readonly toStatus: RefundStatus;
  readonly changes?: Updateable<RefundClaimTable>;
  readonly reasonCode?: string;
  /** What was said in words; empty when nothing. */
  readonly reason?: string;
  /** The sum the action was about. */
  readonly amount?: Cents;
}

/**
 * Writes what was done to a claim: its new state one version on, one audit row, and whom it concerns hears of it after the commit.
 * Called last in the transaction, because the audit's chain is locked from here on.
 */
export async function recordAction(
  tx: Tx,
  ctx: ClaimDoer,
  claim: ClaimRow,
  done: DoneToClaim,
): Promise<void> {
  const moved = done.toStatus !== claim.status;
  await tx
    .updateTable('refund_claim')
    .set({
      ...done.changes,
      status: done.toStatus,
      version: claim.version + 1,
      ...(moved ? { status_since: ctx.at } : {}),
    })
    .where('id', '=', claim.id)
    .execute();
  const amount = formatMoney(done.amount ?? money(claim.amount_verified ?? claim.amount_claimed));
  await notifyClaim(tx, ctx, claim, done.action, amount);
  await appendAudit(tx, ctx, {
    action: done.action,
    subject: { type: 'refund', id: claim.id },
    companyId: claim.company_id,
    details: {
      number: claim.number,
      fromStatus: claim.status,
      toStatus: done.toStatus,
      version: claim.version + 1,
      reasonCode: done.reasonCode ?? null,
      reason: done.reason ?? null,
      amount: done.amount === undefined ? null : formatMoney(done.amount),
    },
  });
}
