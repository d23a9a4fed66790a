import { sql } from 'kysely';
import { dateInZone } from '../../../../domain/calendarDate';
import { type ImportedLine, lineKey } from '../../../../domain/customsImport/line';
import type { Queries } from '../../../db/tables';
import type { Duplicate, ReadRow } from './stagedRow';

type Key = Pick<ImportedLine, 'entryNumber' | 'lineNo' | 'htsCode' | 'feeClass' | 'adjustmentSeq'>;

/**
 * Finds the rows whose line counts already: posted before, or further up in the same file. `seen` holds the file's lines so far,
 * by key, and is added to.
 */
export async function findDuplicates(
  db: Queries,
  rows: readonly ReadRow[],
  seen: Map<string, number>,
  boardZone: string,
): Promise<ReadonlyMap<number, Duplicate>> {
  const lines = rows.flatMap(({ outcome }) => (outcome.kind === 'good' ? [outcome.line] : []));
  const posted = await findPosted(db, lines, boardZone);
  const duplicates = new Map<number, Duplicate>();
  for (const { fileLine, outcome } of rows) {
    if (outcome.kind !== 'good') continue;
    const key = lineKey(outcome.line);
    const earlier = seen.get(key);
    const elsewhere = posted.get(key);
    if (elsewhere !== undefined) duplicates.set(fileLine, { kind: 'duplicate-posted', values: elsewhere });
    else if (earlier !== undefined)
      duplicates.set(fileLine, { kind: 'duplicate-in-file', values: { fileLine: earlier.toString() } });
    else seen.set(key, fileLine);
  }
  return duplicates;
}

async function findPosted(
  db: Queries,
  keys: readonly Key[],
  boardZone: string,
): Promise<ReadonlyMap<string, { readonly fileName: string; readonly when: string }>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{
    entry_number: string;
    line_no: number;
    hts_code: string;
    fee_class: string;
    adjustment_seq: number;
    file_name: string;
    posted_at: Date;
  }>`
    select line.entry_number, line.line_no, line.hts_code, line.fee_class, line.adjustment_seq,
      batch.file_name, line.posted_at
    from unnest(
        ${keys.map((key) => key.entryNumber)}::text[]::char(11)[], ${keys.map((key) => key.lineNo)}::int[],
        ${keys.map((key) => key.htsCode)}::text[], ${keys.map((key) => key.feeClass)}::text[],
        ${keys.map((key) => key.adjustmentSeq)}::int[]
      ) as wanted (entry_number, line_no, hts_code, fee_class, adjustment_seq)
    join customs_line line using (entry_number, line_no, hts_code, fee_class, adjustment_seq)
    join customs_batch batch on batch.id = line.batch_id`.execute(db);
  return new Map(
    rows.map((row) => [
      lineKey({
        entryNumber: row.entry_number,
        lineNo: row.line_no,
        htsCode: row.hts_code,
        feeClass: row.fee_class,
        adjustmentSeq: row.adjustment_seq,
      }),
      { fileName: row.file_name, when: dateInZone(row.posted_at.getTime(), boardZone) },
    ]),
  );
}
