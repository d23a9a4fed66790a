import { type Cents, formatMoney, sumMoney } from '../../../domain/money';
import type { RefundStatus } from '../../../domain/refundStates';
import type { Tx } from '../../db/transaction';
import type { RequestContext } from '../identity/requestContext';
import { writeVerifiedAmounts } from './claimLines';
import type { ClaimRow } from './claimRecord';
import { recordAction } from './recordAction';

export interface Verification {
  readonly claim: ClaimRow;
  readonly toStatus: RefundStatus;
  readonly amounts: readonly { readonly lineId: string; readonly amount: Cents }[];
  readonly comment: string;
}

/** Writes what was verified. Earlier approvals no longer count: they were for other amounts. */
export async function writeVerification(
  tx: Tx,
  ctx: RequestContext,
  verification: Verification,
): Promise<void> {
  const total = sumMoney(verification.amounts.map(({ amount }) => amount));
  await writeVerifiedAmounts(tx, verification.amounts);
  await tx.deleteFrom('refund_approval').where('claim_id', '=', verification.claim.id).execute();
  await recordAction(tx, ctx, verification.claim, {
    action: 'refund-verified',
    toStatus: verification.toStatus,
    changes: {
      amount_verified: formatMoney(total),
      verified_by: ctx.caller.actor.userId,
      verified_at: ctx.at,
      // The verifier's work is done: the claim is the approvers', and no longer one person's.
      assigned_to: null,
    },
    reason: verification.comment,
    amount: total,
  });
}
