import type { CustomsBatch } from '../../../../contract/entities/customs';
import { readHeaders } from '../../../../domain/customsImport/headers';
import { mayUploadCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { getBatch, toBatch } from '../batchRepository';
import { checkAgain } from '../checkAgain';
import { lockForDecision } from '../decideBatch';

export interface CorrectRow {
  readonly version: number;
  readonly fileLine: number;
  readonly cells: readonly { readonly column: string; readonly value: string }[];
}

/**
 * Corrects cells of a row that the check rejected, and has the file checked again with them. The file itself stays as it was sent;
 * the audit trail has both values.
 */
export const correctRow = (
  ctx: RequestContext,
  id: string,
  input: CorrectRow,
): Promise<Outcome<CustomsBatch>> =>
  ctx.transact(async (tx) => {
    const refusal = refusalOf(mayUploadCustoms(ctx.caller.actor));
    if (refusal !== null) return fail(refusal);
    const locked = await lockForDecision(tx, ctx, id, 'correct', input.version);
    if (!locked.ok) return locked;
    const { fileLine, cells } = input;
    const written = await findWritten(tx, id, fileLine);
    if (written === null) return failed('not-found');
    // An error can be of a column that the file does not have: its cell stays empty.
    const wrong = cells.findIndex(({ column, value }) => !written.has(column) && value !== '');
    if (wrong !== -1) return fieldFailed(`cells.${wrong}.column`, 'field-invalid');
    const changed = cells.filter(
      ({ column, value }) => written.has(column) && written.get(column)?.trim() !== value,
    );
    if (changed.length === 0) return failed('change-unchanged');
    for (const { column, value } of changed)
      await tx
        .insertInto('customs_cell_correction')
        .values({
          batch_id: id,
          file_line: fileLine,
          column_name: column,
          original: written.get(column) ?? '',
          value,
          corrected_by: ctx.caller.actor.userId,
          corrected_at: ctx.at,
        })
        .onConflict((on) =>
          on.columns(['batch_id', 'file_line', 'column_name']).doUpdateSet({
            value,
            corrected_by: ctx.caller.actor.userId,
            corrected_at: ctx.at,
          }),
        )
        .execute();
    await checkAgain(tx, id, locked.value.version, {});
    await appendAudit(tx, ctx, {
      action: 'customs-row-corrected',
      subject: { type: 'customsBatch', id },
      companyId: null,
      details: {
        fileName: locked.value.file_name,
        line: fileLine,
        before: Object.fromEntries(changed.map(({ column }) => [column, written.get(column) ?? ''])),
        after: Object.fromEntries(changed.map(({ column, value }) => [column, value])),
      },
    });
    return ok(toBatch(await getBatch(tx, id), ctx.language));
  });

/** What stands in the cells of a rejected row that have an error, by column; null where the row is not rejected. */
async function findWritten(
  tx: Tx,
  batchId: string,
  fileLine: number,
): Promise<ReadonlyMap<string, string> | null> {
  const row = await tx
    .selectFrom('customs_staged_row as staged')
    .innerJoin('customs_batch as batch', 'batch.id', 'staged.batch_id')
    .select(['staged.cells', 'staged.faults', 'batch.heading', 'batch.table_choice'])
    .where('staged.batch_id', '=', batchId)
    .where('staged.file_line', '=', fileLine)
    .where('staged.state', 'in', ['faulty', 'duplicate'])
    .executeTakeFirst();
  const headers = readHeaders(row?.heading ?? [], row?.table_choice?.columns ?? null);
  if (row === undefined || !headers.ok) return null;
  const columns = new Set(
    row.faults.filter(({ severity }) => severity === 'error').map(({ column }) => column),
  );
  return new Map(
    [...headers.value.positions]
      .filter(([column]) => columns.has(column))
      .map(([column, at]) => [column, row.cells[at] ?? '']),
  );
}
