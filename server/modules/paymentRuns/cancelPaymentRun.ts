import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { closeRunAction } from './closeRunAction';
import { openRun } from './openRun';
import { type PaymentRunServices, presentRun } from './presentRun';

/** Cancels a prepared run, with a reason; its claims wait for another run. */
export const cancelPaymentRun = (
  place: Pick<PaymentRunServices, 'origin'>,
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const opened = await openRun(tx, ctx, { ...input, action: 'cancel' });
    if (!opened.ok) return opened;
    const { run, status } = opened.value;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    await tx
      .updateTable('payment_run_item')
      .set({ status: 'Dropped' })
      .where('run_id', '=', run.id)
      .execute();
    await closeRunAction(tx, ctx, run, {
      action: 'payment-run-cancelled',
      changes: { status },
      notice: 'payment-run-cancelled',
      details: { reason: input.reason },
    });
    return ok(await presentRun(tx, place, ctx, run.id));
  });
