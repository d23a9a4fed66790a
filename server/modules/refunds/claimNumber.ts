import { sql } from 'kysely';
import type { Queries } from '../../db/tables';

/**
 * The next claim number of a year, like RF-2026-000045. Whoever asks meanwhile waits for this transaction, and gets the same number
 * when it fails: the numbers have no gaps.
 */
export async function nextClaimNumber(tx: Queries, year: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into refund_counter (year, last) values (${year}, 1)
    on conflict (year) do update set last = refund_counter.last + 1
    returning last`.execute(tx);
  const last = rows[0]?.last;
  if (last === undefined) throw new Error(`no claim number was given for ${year}`);
  return `RF-${year}-${last.toString().padStart(6, '0')}`;
}
