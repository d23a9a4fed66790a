import { sql } from 'kysely';
import type { CustomsBatch } from '../../../contract/entities/customs';
import { customsNotice, isCustomsNotice } from '../../../contract/texts/customs';
import type { Language } from '../../../contract/texts/sentence';
import type { Queries } from '../../db/tables';
import { isRowId } from '../../db/rowId';
import { fullName } from '../users/fullName';

/** Every column of a batch with the people behind it. */
export const selectBatches = (db: Queries) =>
  db
    .selectFrom('customs_batch')
    .innerJoin('app_user as uploader', 'uploader.id', 'customs_batch.uploaded_by')
    .leftJoin('app_user as confirmer', 'confirmer.id', 'customs_batch.confirmed_by')
    .select([
      'customs_batch.id',
      'file_name',
      'size_bytes',
      'sha256',
      'status',
      'customs_batch.version',
      'uploaded_by',
      'uploaded_at',
      'confirmed_by',
      'confirmed_at',
      'progress',
      'rows_total',
      'rows_good',
      'rows_warning',
      'rows_faulty',
      'rows_duplicate',
      'rows_unmatched',
      'amount_collected',
      'notices',
      sql<boolean>`status = 'Failed' and table_heads is not null`.as('needs_columns'),
      'uploader.first_name as uploader_first_name',
      'uploader.last_name as uploader_last_name',
      'confirmer.first_name as confirmer_first_name',
      'confirmer.last_name as confirmer_last_name',
    ]);

export type BatchRow = Awaited<ReturnType<ReturnType<typeof selectBatches>['executeTakeFirstOrThrow']>>;

/** A batch as the contract has it, its notices in the reader's language. */
export function toBatch(row: BatchRow, language: Language): CustomsBatch {
  return {
    id: row.id,
    fileName: row.file_name,
    sizeBytes: Number(row.size_bytes),
    sha256: row.sha256,
    status: row.status,
    version: row.version,
    uploadedBy: { id: row.uploaded_by, name: fullName(row.uploader_first_name, row.uploader_last_name) },
    uploadedAt: row.uploaded_at.toISOString(),
    confirmedBy:
      row.confirmed_by === null
        ? null
        : { id: row.confirmed_by, name: fullName(row.confirmer_first_name, row.confirmer_last_name) },
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    progress: row.progress,
    rowsTotal: row.rows_total,
    rowsGood: row.rows_good,
    rowsWarning: row.rows_warning,
    rowsFaulty: row.rows_faulty,
    rowsDuplicate: row.rows_duplicate,
    rowsUnmatched: row.rows_unmatched,
    amountCollected: row.amount_collected,
    notices: row.notices.flatMap(({ kind, values }) =>
      isCustomsNotice(kind) ? [customsNotice(language, kind, values)] : [],
    ),
    needsColumns: row.needs_columns,
  };
}

export async function findBatch(db: Queries, id: string): Promise<BatchRow | null> {
  if (!isRowId(id)) return null;
  return (await selectBatches(db).where('customs_batch.id', '=', id).executeTakeFirst()) ?? null;
}

/** The batch, for this transaction alone until its end. */
export async function lockBatch(tx: Queries, id: string): Promise<BatchRow | null> {
  if (!isRowId(id)) return null;
  const locked = await tx
    .selectFrom('customs_batch')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked === undefined ? null : findBatch(tx, id);
}

export async function getBatch(db: Queries, id: string): Promise<BatchRow> {
  const row = await findBatch(db, id);
  if (row === null) throw new Error(`Customs batch ${id} is gone.`);
  return row;
}

/** The file of these bytes that counts or is about to; a file that led to nothing may be sent again. */
export async function findSameFile(db: Queries, sha256: string): Promise<BatchRow | null> {
  const row = await selectBatches(db)
    .where('sha256', '=', sha256)
    .where('status', 'not in', ['Failed', 'Discarded', 'RolledBack'])
    .executeTakeFirst();
  return row ?? null;
}

/** Drops what was kept of a file for the time until its decision. */
export async function deleteStaged(tx: Queries, batchId: string): Promise<void> {
  await tx.deleteFrom('customs_staged_row').where('batch_id', '=', batchId).execute();
  await tx.deleteFrom('customs_cell_correction').where('batch_id', '=', batchId).execute();
  await tx.deleteFrom('customs_file_part').where('batch_id', '=', batchId).execute();
  await tx.updateTable('customs_batch').set({ table_heads: null }).where('id', '=', batchId).execute();
}
