import { sql } from 'kysely';
import { dateInZone } from '../../../../domain/calendarDate';
import { type ImportedLine, lineKey } from '../../../../domain/customsImport/line';
import { type Cents, formatMoney, money } from '../../../../domain/money';
import type { Queries } from '../../../db/tables';
import type { Duplicate, ReadRow } from './stagedRow';

interface FileFacts {
  readonly boardZone: string;
  /** The file has a row for each tariff of a line, and may repeat the line’s amount on each. */
  readonly hasOrdinals: boolean;
}

/** A line of the file as it was met first. */
export interface SeenLine {
  readonly fileLine: number;
  readonly amount: Cents;
}

type Key = Pick<ImportedLine, 'entryNumber' | 'lineNo' | 'htsCode' | 'feeClass' | 'adjustmentSeq'>;

/**
 * Finds the rows whose line counts already: posted before, or further up in the same file. `seen` holds the file's lines so far,
 * by key, and is added to.
 */
export async function findDuplicates(
  db: Queries,
  rows: readonly ReadRow[],
  seen: Map<string, SeenLine>,
  { boardZone, hasOrdinals }: FileFacts,
): Promise<ReadonlyMap<number, Duplicate>> {
  const lines = rows.flatMap(({ outcome }) => (outcome.kind === 'good' ? [outcome.line] : []));
  const posted = await findPosted(db, lines, boardZone);
  const duplicates = new Map<number, Duplicate>();
  for (const { fileLine, outcome } of rows) {
    if (outcome.kind !== 'good') continue;
    const key = lineKey(outcome.line);
    const { amount } = outcome.line;
    const inFile = seen.get(key);
    const elsewhere = posted.get(key);
    if (elsewhere !== undefined) {
      const { amount: earlier, ...place } = elsewhere;
      duplicates.set(fileLine, noteOf('posted', place, { earlier, amount }));
    } else if (inFile !== undefined) {
      const place = { fileLine: inFile.fileLine.toString() };
      duplicates.set(fileLine, noteOf('in-file', place, { earlier: inFile.amount, amount }));
    } else if (hasOrdinals && amount !== 0n) {
      const line = `${outcome.line.entryNumber}/${outcome.line.lineNo}/${outcome.line.adjustmentSeq}`;
      const other = seen.get(line);
      if (other?.amount === amount)
        duplicates.set(fileLine, {
          kind: 'ordinal-in-file',
          values: { fileLine: other.fileLine.toString() },
        });
      else {
        seen.set(key, { fileLine, amount });
        seen.set(line, { fileLine, amount });
      }
    } else seen.set(key, { fileLine, amount });
  }
  return duplicates;
}

/** A repeat with another amount is no mere repeat: one of the two is wrong, so both amounts are named. */
function noteOf(
  where: 'posted' | 'in-file',
  place: Readonly<Record<string, string>>,
  { earlier, amount }: { readonly earlier: Cents; readonly amount: Cents },
): Duplicate {
  return earlier === amount
    ? { kind: `duplicate-${where}`, values: place }
    : {
        kind: `contradiction-${where}`,
        values: { ...place, earlier: formatMoney(earlier), amount: formatMoney(amount) },
      };
}

interface PostedLine {
  readonly fileName: string;
  readonly when: string;
  readonly amount: Cents;
}

async function findPosted(
  db: Queries,
  keys: readonly Key[],
  boardZone: string,
): Promise<ReadonlyMap<string, PostedLine>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{
    entry_number: string;
    line_no: number;
    hts_code: string;
    fee_class: string;
    adjustment_seq: number;
    file_name: string;
    posted_at: Date;
    amount_collected: string;
  }>`
    select line.entry_number, line.line_no, line.hts_code, line.fee_class, line.adjustment_seq,
      batch.file_name, line.posted_at, line.amount_collected
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
      {
        fileName: row.file_name,
        when: dateInZone(row.posted_at.getTime(), boardZone),
        amount: money(row.amount_collected),
      },
    ]),
  );
}
