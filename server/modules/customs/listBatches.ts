import { sql } from 'kysely';
import type { BatchStatus, CustomsBatch } from '../../../contract/entities/customs';
import { maySeeCustoms } from '../../../domain/customsPermissions';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type BatchRow, findBatch, selectBatches, toBatch } from './batchRepository';

const SORTS: Readonly<Record<string, SortKey>> = {
  uploadedAt: columnKey('customs_batch.uploaded_at', 'timestamptz'),
  fileName: textKey('customs_batch.file_name'),
  status: columnKey('customs_batch.status', 'text'),
  rowsTotal: columnKey('customs_batch.rows_total', 'int'),
  amountCollected: columnKey('customs_batch.amount_collected', 'numeric'),
};

interface BatchFilter {
  readonly status?: readonly BatchStatus[] | undefined;
  /** A part of the file's name. */
  readonly q?: string | undefined;
}

/** Customs files, for staff. */
export async function listBatches(
  db: Queries,
  ctx: RequestContext,
  query: ListQuery & BatchFilter,
): Promise<Outcome<ListPage<CustomsBatch>>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  let matching = db.selectFrom('customs_batch');
  if (query.status !== undefined)
    matching = matching.where(sql<boolean>`customs_batch.status = any(${[...query.status]})`);
  if (query.q !== undefined && query.q !== '')
    matching = matching.where(containsText('customs_batch.file_name', query.q));
  const page = await listPage(
    {
      matching,
      id: 'customs_batch.id',
      sorts: SORTS,
      load: (ids) => selectBatches(db).where('customs_batch.id', 'in', ids).execute(),
      idOf: (row: BatchRow) => row.id,
    },
    query,
  );
  return ok({ ...page, rows: page.rows.map((row) => toBatch(row, ctx.language)) });
}

/** One Customs file with its counts, for staff. */
export async function readBatch(
  db: Queries,
  ctx: RequestContext,
  id: string,
): Promise<Outcome<CustomsBatch>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const row = await findBatch(db, id);
  return row === null ? failed('not-found') : ok(toBatch(row, ctx.language));
}
