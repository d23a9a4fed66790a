import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney } from '../../../../domain/money';
import { mayCloseRefund } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { failed, type Outcome } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { openClaim } from '../openClaim';
import { findAccountsOf } from '../payout/accountsOf';
import { presentRefund } from '../presentRefund';
import { recordDeed } from '../recordDeed';

interface CloseRefund {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/** Closes a paid claim whose money is settled on both sides before its days have passed. A payment that comes back reopens it. */
export const closeRefund = (deed: Deed, input: CloseRefund): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const opened = await openClaim(tx, deed, { ...input, deed: 'close' }, () =>
      mayCloseRefund(deed.caller.actor),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    const account = (await findAccountsOf(tx, [claim.row.id])).get(claim.row.id);
    const owed = account === undefined ? 0n : account.receivable + account.payable;
    if (owed > 0n) return failed('refund-close-owed', { amount: formatMoney(owed) });
    await recordDeed(tx, deed, claim.row, {
      action: 'refund-closed',
      toStatus: move.status,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, deed, claim.row.id));
  });
