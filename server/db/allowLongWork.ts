import { sql } from 'kysely';
import type { Queries } from './tables';

/** Lets the rest of a transaction take its time: a file of many lines is posted in one statement, and for one reader only. */
export async function allowLongWork(tx: Queries): Promise<void> {
  await sql`set local statement_timeout = '30min'`.execute(tx);
  await sql`set local lock_timeout = '60s'`.execute(tx);
}
