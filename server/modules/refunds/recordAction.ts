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
  /** Since when it has its new state, where that is not since now. */
  readonly since?: Date;
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
      ...(moved ? { status_since: done.since ?? ctx.at } : {}),
    })
    .where('id', '=', claim.id)
    .execute();
  await announce(tx, ctx, claim, done, { fromStatus: claim.status, version: claim.version + 1 });
}

/** The same for a claim that was written in this transaction: it came from a draft and has its state and version already. */
export const recordFiling = (
  tx: Tx,
  ctx: ClaimDoer,
  claim: ClaimRow,
  done: Pick<DoneToClaim, 'action' | 'reason' | 'amount'>,
): Promise<void> =>
  announce(
    tx,
    ctx,
    claim,
    { ...done, toStatus: claim.status },
    { fromStatus: 'Draft', version: claim.version },
  );

async function announce(
  tx: Tx,
  ctx: ClaimDoer,
  claim: ClaimRow,
  done: DoneToClaim,
  step: { readonly fromStatus: RefundStatus; readonly version: number },
): Promise<void> {
  const amount = formatMoney(done.amount ?? money(claim.amount_verified ?? claim.amount_claimed));
  await notifyClaim(tx, ctx, claim, done.action, amount);
  await appendAudit(tx, ctx, {
    action: done.action,
    subject: { type: 'refund', id: claim.id },
    companyId: claim.company_id,
    details: {
      number: claim.number,
      fromStatus: step.fromStatus,
      toStatus: done.toStatus,
      version: step.version,
      reasonCode: done.reasonCode ?? null,
      reason: done.reason ?? null,
      amount: done.amount === undefined ? null : formatMoney(done.amount),
    },
  });
}
