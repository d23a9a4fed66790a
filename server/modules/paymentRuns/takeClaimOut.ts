import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { formatMoney, money } from '../../../domain/money';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { closeRunAction } from './closeRunAction';
import { openRun } from './openRun';
import { type PaymentRunServices, presentRun } from './presentRun';

/** Takes one claim out of a prepared run, so that somebody else can release the rest; it waits for another run. */
export const takeClaimOut = (
  place: Pick<PaymentRunServices, 'origin'>,
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly itemId: string },
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const opened = await openRun(tx, ctx, { ...input, action: 'takeOut' });
    if (!opened.ok) return opened;
    const { run, items } = opened.value;
    const item = items.find(({ id }) => id === input.itemId);
    if (item === undefined) return failed('not-found');
    if (items.length === 1) return failed('run-last-claim');
    const { number } = await tx
      .selectFrom('refund_claim')
      .select('number')
      .where('id', '=', item.claim_id)
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('payment_run_item').where('id', '=', item.id).execute();
    const total = formatMoney(money(run.total) - money(item.amount));
    await closeRunAction(
      tx,
      ctx,
      { ...run, total },
      {
        action: 'payment-run-claim-taken-out',
        changes: { total },
        details: { claim: number, amount: item.amount },
      },
    );
    return ok(await presentRun(tx, place, ctx, run.id));
  });
