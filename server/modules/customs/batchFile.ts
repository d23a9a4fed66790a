import type { Queries } from '../../db/tables';
import type { FileBytes } from '../../reading/decodeText';

/** Small enough that reading one part takes a moment only, large enough that few are needed. */
export const PART_BYTES = 256 * 1024;

/** Keeps an uploaded file's bytes with its batch. */
export async function insertFileParts(
  tx: Queries,
  batchId: string,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  let part = 0;
  for await (const bytes of parts) {
    await tx.insertInto('customs_file_part').values({ batch_id: batchId, part, bytes }).execute();
    part += 1;
  }
}

/** The kept file's bytes, read part by part as they are asked for. */
export const batchFileBytes = (db: Queries, batchId: string): FileBytes =>
  async function* () {
    for (let part = 0; ; part += 1) {
      const row = await db
        .selectFrom('customs_file_part')
        .select('bytes')
        .where('batch_id', '=', batchId)
        .where('part', '=', part)
        .executeTakeFirst();
      if (row === undefined) return;
      yield row.bytes;
    }
  };
