import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney } from '../../../../domain/money';
import { mayCloseRefund } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { failed, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { openClaim } from '../openClaim';
import { findAccountsOf } from '../../paymentRuns/accountsOf';
import { presentRefund } from '../presentRefund';
import { recordAction } from '../recordAction';

interface CloseRefund {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/** Closes a paid claim whose money is settled on both sides before its days have passed. A payment that comes back reopens it. */
export const closeRefund = (ctx: RequestContext, input: CloseRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'close' }, () =>
      mayCloseRefund(ctx.caller.actor),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    const account = (await findAccountsOf(tx, [claim.row.id])).get(claim.row.id);
    const owed = account === undefined ? 0n : account.receivable + account.payable;
    if (owed > 0n) return failed('refund-close-owed', { amount: formatMoney(owed) });
    await recordAction(tx, ctx, claim.row, {
      action: 'refund-closed',
      toStatus: move.status,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, ctx, claim.row.id));
  });
