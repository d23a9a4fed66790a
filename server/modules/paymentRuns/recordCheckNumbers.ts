import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type FieldFailure, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { closeRunAction } from './closeRunAction';
import { openRun } from './openRun';
import { type PaymentRunServices, presentRun } from './presentRun';

export interface RecordCheckNumbers {
  readonly id: string;
  readonly version: number;
  readonly checks: readonly { readonly itemId: string; readonly checkNumber: string }[];
}

/** Notes the numbers of written checks; a number belongs to one payment only. */
export const recordCheckNumbers = (
  place: Pick<PaymentRunServices, 'origin'>,
  ctx: RequestContext,
  input: RecordCheckNumbers,
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const opened = await openRun(tx, ctx, { ...input, action: 'recordChecks' });
    if (!opened.ok) return opened;
    const { run, items } = opened.value;
    const byId = new Map(items.map((item) => [item.id, item]));
    const faults: FieldFailure[] = [];
    for (const [index, { itemId, checkNumber }] of input.checks.entries()) {
      const item = byId.get(itemId);
      if (item === undefined) return failed('not-found');
      const field = `checks.${index}.checkNumber`;
      const isTwice = input.checks.findIndex((check) => check.checkNumber === checkNumber) < index;
      if (item.method !== 'CHECK') faults.push({ field, kind: 'run-not-a-check' });
      else if (isTwice || (await isTaken(tx, checkNumber, itemId)))
        faults.push({ field, kind: 'run-check-number-taken', values: { checkNumber } });
    }
    if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faults });
    for (const { itemId, checkNumber } of input.checks)
      await tx
        .updateTable('payment_run_item')
        .set({ check_number: checkNumber })
        .where('id', '=', itemId)
        .execute();
    await closeRunAction(tx, ctx, run, { action: 'checks-noted', details: { checks: input.checks } });
    return ok(await presentRun(tx, place, ctx, run.id));
  });

async function isTaken(tx: Tx, checkNumber: string, itemId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_run_item')
    .select('id')
    .where('check_number', '=', checkNumber)
    .where('id', '<>', itemId)
    .executeTakeFirst();
  return row !== undefined;
}
