import { sql } from 'kysely';
import type { Queries } from './tables';

/**
 * The next number of a series such as `R-2026-Q1` or `EX-2026`, with six digits behind it. Whoever asks in the meantime waits for this
 * transaction, and gets the same number when it fails: the numbers have no gaps.
 */
export async function nextRecordNumber(tx: Queries, series: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into record_counter (series, last) values (${series}, 1)
    on conflict (series) do update set last = record_counter.last + 1
    returning last`.execute(tx);
  const last = rows[0]?.last;
  if (last === undefined) throw new Error(`no number was given in the series ${series}`);
  return `${series}-${last.toString().padStart(6, '0')}`;
}
