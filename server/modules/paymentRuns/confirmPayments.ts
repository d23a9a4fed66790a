import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { itemStatusName } from '../../../contract/texts/paymentRunNames';
import { money } from '../../../domain/money';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { recordAction } from '../refunds/recordAction';
import { closeRunAction } from './closeRunAction';
import { lockClaims } from './lockClaims';
import { openRun } from './openRun';
import { type PaymentRunServices, presentRun } from './presentRun';

export interface ConfirmPayments {
  readonly id: string;
  readonly version: number;
  readonly itemIds: readonly string[];
}

/** Notes that payments have arrived: their claims are paid. */
export const confirmPayments = (
  place: Pick<PaymentRunServices, 'origin'>,
  ctx: RequestContext,
  input: ConfirmPayments,
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const opened = await openRun(tx, ctx, { ...input, action: 'confirm' });
    if (!opened.ok) return opened;
    const { run, items } = opened.value;
    const ids = new Set(input.itemIds);
    const chosen = items.filter(({ id }) => ids.has(id));
    if (chosen.length < ids.size) return failed('not-found');
    const other = chosen.find(({ status }) => status !== 'Issued');
    if (other !== undefined)
      return failed('run-item-not-open', { status: itemStatusName(ctx.language, other.status) });
    const claims = await lockClaims(
      tx,
      chosen.map(({ claim_id }) => claim_id),
    );
    for (const claim of claims) {
      const item = chosen.find(({ claim_id }) => claim_id === claim.id);
      if (item === undefined || claim.status !== 'PaymentIssued')
        throw new Error(`claim ${claim.number} is ${claim.status} while its payment is on its way`);
      await tx.updateTable('payment_run_item').set({ status: 'Paid' }).where('id', '=', item.id).execute();
      await recordAction(tx, ctx, claim, {
        action: 'refund-paid',
        toStatus: 'Paid',
        amount: money(item.amount),
      });
    }
    await closeRunAction(tx, ctx, run, {
      action: 'payments-confirmed',
      details: { payments: chosen.length },
    });
    return ok(await presentRun(tx, place, ctx, run.id));
  });
