import { sql } from 'kysely';
import type { CustomsLineDetails } from '../../../../contract/entities/customs';
import { mayEnterQuantity } from '../../../../domain/customsPermissions';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import type { Program } from '../../../../domain/program';
import { formatQuantity, quantity as quantityOf } from '../../../../domain/quantity';
import { fail } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Tx } from '../../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { staleRecord } from '../../identity/staleRecord';
import { notify } from '../../notifications/notify';
import { getLine } from './getLine';

interface EnteredQuantity {
  readonly id: string;
  readonly version: number;
  readonly quantity: string;
  readonly reason: string;
}

/**
 * Enters the quantity of a line for whose unit no factor was in force, in the program's unit. The posted line stays
 * as it is; the quantity stands beside it with who gave it and why, and counts until a correction changes the line's quantity.
 */
export async function enterQuantity(
  ctx: RequestContext,
  program: Program,
  { id, version, quantity, reason }: EnteredQuantity,
): Promise<Outcome<CustomsLineDetails>> {
  const refusal = refusalOf(mayEnterQuantity(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const thousandths = quantityOf(quantity);
  if (thousandths <= 0n) return fieldFailed('quantity', 'line-quantity-not-above-zero');
  return ctx.transact(async (tx) => {
    const line = await lockLine(tx, id);
    if (line === null) return failed('not-found');
    if (line.before?.version !== version && (line.before !== null || version !== 0))
      return fail(await staleRecord(tx, { type: 'customsLine', id }, ctx));
    if (line.isConverted) return failed('line-quantity-known');
    const entered = {
      quantity: formatQuantity(thousandths),
      corrections: line.corrections,
      reason,
      set_by: ctx.caller.actor.userId,
      set_at: ctx.at,
      version: version + 1,
    };
    await tx
      .insertInto('entered_line_quantity')
      .values({ customs_line_id: id, ...entered })
      .onConflict((conflict) => conflict.column('customs_line_id').doUpdateSet(entered))
      .execute();
    await notify(tx, ctx, {
      kind: 'refund-moved',
      values: { number: formatEntryNumber(line.entryNumber) },
      audience: { kind: 'staff' },
      touches: [{ type: 'customsLine', id }, { type: 'refund' }],
      quiet: true,
    });
    await appendAudit(tx, ctx, {
      action: 'line-quantity-entered',
      subject: { type: 'customsLine', id },
      companyId: line.companyId,
      details: {
        number: `${formatEntryNumber(line.entryNumber)}/${line.lineNo}`,
        before: line.before?.quantity ?? null,
        after: entered.quantity,
        unit: program.unitCode,
        reason,
      },
    });
    return getLine(tx, ctx.caller.actor, program, id);
  });
}

/** The line as it stands, for this transaction alone; null where there is none, or where it is a correction. */
async function lockLine(tx: Tx, id: string) {
  if (!isRowId(id)) return null;
  const { rows } = await sql<{
    entry_number: string;
    line_no: number;
    company_id: string | null;
    is_converted: boolean;
    corrections: number;
  }>`
    select base.entry_number, base.line_no, base.company_id,
      base.quantity_program_unit is not null and not exists (select from customs_line later
        where later.entry_number = base.entry_number and later.line_no = base.line_no
          and later.hts_code = base.hts_code and later.fee_class = base.fee_class and later.adjustment_seq > 0
          and later.quantity <> 0 and later.quantity_program_unit is null) as is_converted,
      (select count(*)::int from customs_line later
        where later.entry_number = base.entry_number and later.line_no = base.line_no
          and later.hts_code = base.hts_code and later.fee_class = base.fee_class and later.adjustment_seq > 0
          and later.quantity <> 0) as corrections
    from customs_line base where base.id = ${id} and base.adjustment_seq = 0
    for update of base`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const before = await tx
    .selectFrom('entered_line_quantity')
    .select(['version', 'quantity'])
    .where('customs_line_id', '=', id)
    .executeTakeFirst();
  return {
    entryNumber: row.entry_number,
    lineNo: row.line_no,
    companyId: row.company_id,
    isConverted: row.is_converted,
    corrections: row.corrections,
    before: before ?? null,
  };
}
