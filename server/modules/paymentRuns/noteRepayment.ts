import type { RefundDetails } from '../../../contract/entities/refund';
import { calendarDate, isCalendarDate } from '../../../domain/calendarDate';
import { formatMoney, money } from '../../../domain/money';
import { mayPreparePaymentRun } from '../../../domain/paymentRunPermissions';
import { mayReadRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import { findClaim, subjectOf } from '../refunds/claimRecord';
import { presentRefund } from '../refunds/presentRefund';
import { recordAction } from '../refunds/recordAction';
import { staleClaim } from '../refunds/staleClaim';
import { findAccountsOf } from './accountsOf';

export interface NoteRepayment {
  readonly id: string;
  readonly version: number;
  readonly amount: string;
  /** Not after today. */
  readonly receivedOn: string;
  readonly reference: string;
}

/** A company paid back what Customs took away after its refund: the claim's account is lowered by it, whatever its status. */
export const noteRepayment = (ctx: RequestContext, input: NoteRepayment): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(mayPreparePaymentRun(actor));
    if (refused !== null) return fail(refused);
    const claim = await findClaim(tx, input.id, true);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const { row } = claim;
    if (row.version !== input.version) return fail(await staleClaim(tx, ctx, row.id));
    const { receivedOn } = input;
    if (!isCalendarDate(receivedOn) || receivedOn > ctx.today)
      return fieldFailed('receivedOn', 'payment-date-not-possible', { today: ctx.today });
    const most = (await findAccountsOf(tx, [row.id])).get(row.id)?.receivable ?? 0n;
    const amount = money(input.amount);
    if (amount <= 0n || amount > most)
      return fieldFailed('amount', 'offset-too-much', { most: formatMoney(most) });
    await postEntries(tx, bookkeeperOf(ctx), row.company_id, [
      {
        kind: 'REFUND_REPAID',
        amount: -amount,
        effectiveOn: calendarDate(receivedOn),
        reference: input.reference,
        refundId: row.id,
      },
    ]);
    await recordAction(tx, ctx, row, {
      action: 'refund-repaid',
      toStatus: row.status,
      reason: input.reference,
      amount,
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });
