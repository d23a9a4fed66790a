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
import { refreshRisk } from './risk/refreshRisk';

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
  /** The bulk approval of which it is a part. */
  readonly bulkApproval?: string;
}

/** A claim as it was, and what was done to it. */
export interface ClaimStep {
  readonly claim: ClaimRow;
  readonly done: DoneToClaim;
}

/**
 * Writes what was done to a claim: its new state one version on, one audit row, and whom it concerns hears of it after the commit.
 * Called last in the transaction, because the audit's chain is locked from here on.
 */
export const recordAction = (tx: Tx, ctx: ClaimDoer, claim: ClaimRow, done: DoneToClaim): Promise<void> =>
  recordActions(tx, ctx, [{ claim, done }]);

/** The same for several claims at once: everything else is written before the first audit row, so that the chain is held briefly. */
export async function recordActions(tx: Tx, ctx: ClaimDoer, steps: readonly ClaimStep[]): Promise<void> {
  for (const { claim, done } of steps) {
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
    await notify(tx, ctx, claim, done);
  }
  await refreshRisk(
    tx,
    ctx.at,
    steps.map(({ claim }) => claim.id),
  );
  for (const { claim, done } of steps)
    await audit(tx, ctx, claim, done, { fromStatus: claim.status, version: claim.version + 1 });
}

/** The same for a claim that was written in this transaction: it came from a draft and has its state and version already. */
export async function recordFiling(
  tx: Tx,
  ctx: ClaimDoer,
  claim: ClaimRow,
  filing: Pick<DoneToClaim, 'action' | 'reason' | 'amount'>,
): Promise<void> {
  const done = { ...filing, toStatus: claim.status };
  await refreshRisk(tx, ctx.at, [claim.id]);
  await notify(tx, ctx, claim, done);
  await audit(tx, ctx, claim, done, { fromStatus: 'Draft', version: claim.version });
}

async function notify(tx: Tx, ctx: ClaimDoer, claim: ClaimRow, done: DoneToClaim): Promise<void> {
  const amount = formatMoney(done.amount ?? money(claim.amount_verified ?? claim.amount_claimed));
  await notifyClaim(tx, ctx, claim, done.action, amount);
}

async function audit(
  tx: Tx,
  ctx: ClaimDoer,
  claim: ClaimRow,
  done: DoneToClaim,
  step: { readonly fromStatus: RefundStatus; readonly version: number },
): Promise<void> {
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
      ...(done.bulkApproval === undefined ? {} : { bulkApproval: done.bulkApproval }),
    },
  });
}
