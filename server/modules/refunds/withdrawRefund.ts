import type { RefundDetails } from '../../../contract/entities/refund';
import { mayWithdrawRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import { releaseClaimLines } from './claimLines';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordDeed } from './recordDeed';

/** Takes back a claim that is not decided; its lines may be claimed again. */
export const withdrawRefund = (
  deed: Deed,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const opened = await openClaim(tx, deed, { ...input, deed: 'withdraw' }, (subject) =>
      mayWithdrawRefund(deed.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    await releaseClaimLines(tx, claim.row.id);
    await recordDeed(tx, deed, claim.row, {
      action: 'refund-withdrawn',
      toStatus: move.status,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, deed, claim.row.id));
  });
