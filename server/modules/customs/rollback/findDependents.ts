import { sql } from 'kysely';
import type { BatchDependents } from '../../../../contract/entities/customsImporter';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findBatch } from '../batchRepository';

/** What depends on the lines of a file: claims that name one, and corrections that came with later files. */
export async function findDependents(db: Queries, batchId: string): Promise<BatchDependents> {
  const [sums, claims, corrections] = await Promise.all([
    sql<{ lines: number; amount: string }>`
      select count(*)::int as lines, coalesce(sum(amount_collected), 0)::numeric(14,2)::text as amount
      from customs_line where batch_id = ${batchId}`.execute(db),
    sql<{ id: string; number: string }>`
      select distinct claim.id::text as id, claim.number
      from refund_claim_line part
      join customs_line line on line.id = part.customs_line_id
      join refund_claim claim on claim.id = part.claim_id
      where line.batch_id = ${batchId} order by claim.number`.execute(db),
    sql<{ id: string; file_name: string; lines: number }>`
      select batch.id, batch.file_name, count(*)::int as lines
      from customs_line base
      join customs_line later on later.entry_number = base.entry_number and later.line_no = base.line_no
        and later.hts_code = base.hts_code and later.fee_class = base.fee_class and later.adjustment_seq > 0
      join customs_batch batch on batch.id = later.batch_id
      where base.batch_id = ${batchId} and base.adjustment_seq = 0 and later.batch_id <> ${batchId}
      group by batch.id, batch.file_name order by batch.id`.execute(db),
  ]);
  return {
    lines: sums.rows[0]?.lines ?? 0,
    amountCollected: sums.rows[0]?.amount ?? '0.00',
    claims: claims.rows,
    corrections: corrections.rows.map((row) => ({
      batchId: row.id,
      fileName: row.file_name,
      lines: row.lines,
    })),
  };
}

/** The same for staff who look at the file. */
export async function readDependents(
  db: Queries,
  ctx: Pick<RequestContext, 'caller'>,
  id: string,
): Promise<Outcome<BatchDependents>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  return (await findBatch(db, id)) === null ? failed('not-found') : ok(await findDependents(db, id));
}
