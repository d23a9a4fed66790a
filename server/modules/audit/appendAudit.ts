import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { auditHash, FIRST_HASH, type HashedRow } from './auditHash';
import { auditRowOf, type AuditBy, type AuditFact, type UnchainedRow } from './auditRow';
import { canonicalJson } from './canonicalJson';

const CHAIN_LOCK = 7_251_400_612;

/**
 * Writes one row to the end of the hash chain, in the transaction of the action it tells of. Transactions that write to the chain
 * wait for one another from here to their commit, so call it late; the transaction must be "read committed".
 * @returns the row's id
 */
export async function appendAudit(tx: Tx, by: AuditBy, fact: AuditFact): Promise<string> {
  await holdChain(tx);
  return chainRow(tx, auditRowOf(by, fact));
}

/** Waits for the end of the chain and keeps it to the end of the transaction. */
export async function holdChain(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(tx);
}

/** The same when no other transaction holds it; false at once otherwise. */
export async function tryHoldChain(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as held`.execute(tx);
  return rows[0]?.held === true;
}

/** Adds a row to the chain, which the transaction holds. */
export async function chainRow(tx: Tx, unchained: UnchainedRow): Promise<string> {
  const last = await tx
    .selectFrom('audit_entry')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row: HashedRow = {
    ...unchained,
    position: String(BigInt(last?.position ?? '0') + 1n),
    previous_hash: last?.hash ?? FIRST_HASH,
  };
  const written = await tx
    .insertInto('audit_entry')
    .values({ ...row, details: canonicalJson(row.details), hash: auditHash(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}
