import type { PaymentRun } from '../../../../contract/entities/payout';
import { ok } from '../../../../domain/result';
import { fieldFailed, type Outcome } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { closeRunDeed } from './closeRunDeed';
import { openRun } from './openRun';
import { type PayoutPlace, presentRun } from './presentRun';

/** Gives a prepared run up, with a reason; its claims wait for another run. */
export const cancelPaymentRun = (
  place: Pick<PayoutPlace, 'origin'>,
  deed: Deed,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<PaymentRun>> =>
  deed.transact(async (tx) => {
    const opened = await openRun(tx, deed, { ...input, deed: 'cancel' });
    if (!opened.ok) return opened;
    const { run, status } = opened.value;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    await tx
      .updateTable('payment_run_item')
      .set({ status: 'Dropped' })
      .where('run_id', '=', run.id)
      .execute();
    await closeRunDeed(tx, deed, run, {
      action: 'payment-run-cancelled',
      changes: { status },
      tell: 'payment-run-cancelled',
      details: { reason: input.reason },
    });
    return ok(await presentRun(tx, place, deed, run.id));
  });
