import type { Selectable } from 'kysely';
import { runStatusName } from '../../../contract/texts/paymentRunNames';
import { mayPreparePaymentRun } from '../../../domain/paymentRunPermissions';
import { RUN_TRANSITIONS, type RunAction, type RunStatus } from '../../../domain/paymentRun';
import { moveIn } from '../../../domain/stateTable';
import { fail, ok } from '../../../domain/result';
import type { PaymentRunItemTable, PaymentRunTable } from '../../db/paymentRunTables';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';

export type RunRow = Selectable<PaymentRunTable>;
export type ItemRow = Selectable<PaymentRunItemTable>;

export interface OpenedRun {
  readonly run: RunRow;
  readonly items: readonly ItemRow[];
  readonly status: RunStatus;
}

/** A run's payments in their order. */
export const findItems = (queries: Queries, runId: string): Promise<ItemRow[]> =>
  queries
    .selectFrom('payment_run_item')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();

/** Opens a run for an action and keeps others off it in the meantime; refused in the same order as a claim is. */
export async function openRun(
  tx: Tx,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly version: number; readonly action: RunAction },
): Promise<Outcome<OpenedRun>> {
  const refused = refusalOf(mayPreparePaymentRun(ctx.caller.actor));
  if (refused !== null) return fail(refused);
  if (!isRowId(wanted.id)) return failed('not-found');
  const run = await tx
    .selectFrom('payment_run')
    .selectAll()
    .where('id', '=', wanted.id)
    .forUpdate()
    .executeTakeFirst();
  if (run === undefined) return failed('not-found');
  if (run.version !== wanted.version)
    return fail(await staleRecord(tx, { type: 'paymentRun', id: run.id }, ctx));
  const moved = moveIn(RUN_TRANSITIONS, run.status, wanted.action);
  if (!moved.ok) return failed('run-not-possible-now', { status: runStatusName(ctx.language, run.status) });
  return ok({ run, items: await findItems(tx, run.id), status: moved.value });
}
