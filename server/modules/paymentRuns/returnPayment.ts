import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { itemStatusName } from '../../../contract/texts/paymentRunNames';
import { money } from '../../../domain/money';
import type { ReturnCause } from '../../../domain/paymentRun';
import { ok } from '../../../domain/result';
import { failed, fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import { recordAction } from '../refunds/recordAction';
import { closeRunAction } from './closeRunAction';
import { lockClaims } from './lockClaims';
import { openRun } from './openRun';
import { type PaymentRunServices, presentRun } from './presentRun';

export interface ReturnPayment {
  readonly id: string;
  readonly version: number;
  readonly itemId: string;
  readonly cause: ReturnCause;
  readonly note: string;
}

/** A payment came back: the ledger takes it back by an entry of its own, and the claim is payable again in another run. */
export const returnPayment = (
  place: Pick<PaymentRunServices, 'origin'>,
  ctx: RequestContext,
  input: ReturnPayment,
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const opened = await openRun(tx, ctx, { ...input, action: 'returnPayment' });
    if (!opened.ok) return opened;
    const { run, items } = opened.value;
    const item = items.find(({ id }) => id === input.itemId);
    if (item === undefined) return failed('not-found');
    if (item.status !== 'Issued' && item.status !== 'Paid')
      return failed('run-item-not-open', { status: itemStatusName(ctx.language, item.status) });
    if (input.note === '') return fieldFailed('note', 'reason-needed');
    const [claim] = await lockClaims(tx, [item.claim_id]);
    if (claim === undefined) throw new Error(`claim ${item.claim_id} of a payment is not there`);

    const amount = money(item.amount);
    await postEntries(tx, bookkeeperOf(ctx), claim.company_id, [
      {
        kind: 'REFUND_PAYMENT',
        amount: -amount,
        effectiveOn: ctx.today,
        reference: run.number,
        refundId: claim.id,
        reversalOf: item.ledger_entry_id,
        note: input.note,
      },
    ]);
    await tx
      .updateTable('payment_run_item')
      .set({ status: 'Returned', returned_cause: input.cause, returned_note: input.note })
      .where('id', '=', item.id)
      .execute();
    await recordAction(tx, ctx, claim, {
      action: 'refund-payment-returned',
      toStatus: 'Approved',
      reasonCode: input.cause,
      reason: input.note,
      amount,
    });
    await closeRunAction(tx, ctx, run, {
      action: 'payment-returned',
      details: { claim: claim.number, amount: item.amount, cause: input.cause, note: input.note },
    });
    return ok(await presentRun(tx, place, ctx, run.id));
  });
