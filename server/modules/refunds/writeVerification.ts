import { type Cents, formatMoney, sumMoney } from '../../../domain/money';
import type { RefundStatus } from '../../../domain/refundStates';
import type { Tx } from '../../db/transaction';
import type { Deed } from '../identity/caller';
import { writeVerifiedAmounts } from './claimLines';
import type { ClaimRow } from './claimRecord';
import { recordDeed } from './recordDeed';

export interface Verification {
  readonly claim: ClaimRow;
  readonly toStatus: RefundStatus;
  readonly amounts: readonly { readonly lineId: string; readonly amount: Cents }[];
  readonly comment: string;
}

/** Writes what was verified. Earlier approvals no longer count: they were for other amounts. */
export async function writeVerification(tx: Tx, deed: Deed, of: Verification): Promise<void> {
  const total = sumMoney(of.amounts.map(({ amount }) => amount));
  await writeVerifiedAmounts(tx, of.amounts);
  await tx.deleteFrom('refund_approval').where('claim_id', '=', of.claim.id).execute();
  await recordDeed(tx, deed, of.claim, {
    action: 'refund-verified',
    toStatus: of.toStatus,
    changes: {
      amount_verified: formatMoney(total),
      verified_by: deed.caller.actor.userId,
      verified_at: deed.at,
    },
    reason: of.comment,
    amount: total,
  });
}
