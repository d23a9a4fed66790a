import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Until the transaction ends, nobody else can give the number to a company: two would each see no holder. */
export async function lockImporterNumber(tx: Tx, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`importer number ${number}`}, 0))`.execute(tx);
}
