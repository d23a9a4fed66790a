import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/**
 * Makes everything that is said of one payment at the provider wait for this transaction. Taken before the company's lock: a refund
 * that arrives together with its payment must either find the payment entered or be found by it.
 */
export async function lockIntent(tx: Tx, intentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`card ${intentId}`}, 0))`.execute(tx);
}
