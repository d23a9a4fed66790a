import type { LinePosting } from '../../../../contract/entities/customsImporter';
import { maySeeCustoms, maySeeEntryLines } from '../../../../domain/customsPermissions';
import { formatMoney, money } from '../../../../domain/money';
import type { Actor } from '../../../../domain/permissions';
import { ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome } from '../../../failure';

/** An entry line and every correction of it in their order, with what it amounts to after each. */
export async function listPostings(db: Queries, actor: Actor, id: string): Promise<Outcome<LinePosting[]>> {
  const line = isRowId(id)
    ? await db.selectFrom('customs_line').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (line === undefined) return failed('not-found');
  const maySee = line.company_id === null ? maySeeCustoms(actor) : maySeeEntryLines(actor, line.company_id);
  if (!maySee.allowed) return failed('not-found');
  const rows = await db
    .selectFrom('customs_line as line')
    .innerJoin('customs_batch as batch', 'batch.id', 'line.batch_id')
    .select(['line.id', 'adjustment_seq', 'adjustment_reason', 'quantity', 'line.amount_collected'])
    .select(['posted_at', 'batch_id', 'file_name'])
    .where('entry_number', '=', line.entry_number)
    .where('line_no', '=', line.line_no)
    .where('hts_code', '=', line.hts_code)
    .where('fee_class', '=', line.fee_class)
    .orderBy('adjustment_seq')
    .execute();
  let soFar = 0n;
  return ok(
    rows.map((row) => {
      soFar += money(row.amount_collected);
      return {
        id: row.id,
        adjustmentSeq: row.adjustment_seq,
        reason: row.adjustment_reason,
        quantity: row.quantity,
        amountCollected: row.amount_collected,
        amountSoFar: formatMoney(soFar),
        postedAt: row.posted_at.toISOString(),
        batchId: row.batch_id,
        fileName: row.file_name,
      };
    }),
  );
}
