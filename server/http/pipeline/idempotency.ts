import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits';
import type { Database } from '../../db/database';
import type { Queries } from '../../db/tables';
import type { Transact } from '../../db/transact';
import { inTransaction, sqlStateOf } from '../../db/transaction';
import { canonicalJson } from '../../modules/audit/canonicalJson';

/**
 * One request that must count once: the same person, call and key, and a digest of what was sent. The digest names person, company
 * acted for, and call as well, so that no answer of one company is ever given for another.
 */
export interface Once {
  readonly userId: string;
  readonly endpoint: string;
  readonly key: string;
  readonly requestHash: string;
}

export type EarlierAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'same'; readonly answer: unknown }
  /** The key came before with other content. */
  | { readonly kind: 'other' };

/** Thrown inside the transaction when the same request was carried out in the meantime; its answer can be read now. */
export class AnsweredMeanwhile extends Error {}

/** Thrown when the same request is still being carried out elsewhere after a long wait. */
export class StillRunning extends Error {}

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKey}}$`);
const LOCK_NOT_AVAILABLE = '55P03';

/** The header's key, or null when it is missing or unusable. */
export const idempotencyKeyOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && KEY.test(header) ? header : null;

export const requestHashOf = (parts: unknown): string =>
  createHash('sha256').update(canonicalJson(parts)).digest('hex');

/** What an earlier request with this key was answered. */
export async function findEarlierAnswer(db: Queries, once: Once): Promise<EarlierAnswer> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', once.userId)
    .where('endpoint', '=', once.endpoint)
    .where('key', '=', once.key)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'none' };
  return row.request_hash === once.requestHash ? { kind: 'same', answer: row.answer } : { kind: 'other' };
}

const outcomeShape = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false) }),
]);

/**
 * A transaction that keeps the answer of its own success, so that action and answer are committed together or not at all. A second
 * request with the key waits for the first. Refusals are not kept: they changed nothing and are judged again.
 * @param present makes the answer's body of the value the work succeeds with
 * @throws AnsweredMeanwhile or StillRunning, having done nothing
 */
export const onceOnly =
  (database: Database, once: Once, at: Date, present: (value: unknown) => unknown): Transact =>
  (work) =>
    inTransaction(database, async (tx) => {
      await claim(tx, once, at);
      const value = await work(tx);
      const outcome = outcomeShape.parse(value);
      const row = tx
        .updateTable('idempotency_key')
        .where('user_id', '=', once.userId)
        .where('endpoint', '=', once.endpoint)
        .where('key', '=', once.key);
      if (outcome.ok) await row.set({ answer: JSON.stringify(present(outcome.value)) }).execute();
      else await release(tx, once);
      return value;
    });

async function claim(tx: Queries, once: Once, at: Date): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(tx);
  try {
    // Waits while another transaction holds the same key, and finds it taken once that one has committed.
    const claimed = await tx
      .insertInto('idempotency_key')
      .values({
        user_id: once.userId,
        endpoint: once.endpoint,
        key: once.key,
        request_hash: once.requestHash,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed === undefined) throw new AnsweredMeanwhile();
  } catch (error) {
    if (sqlStateOf(error) === LOCK_NOT_AVAILABLE) throw new StillRunning();
    throw error;
  }
  await sql`set local lock_timeout to default`.execute(tx);
}

async function release(tx: Queries, once: Once): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where('user_id', '=', once.userId)
    .where('endpoint', '=', once.endpoint)
    .where('key', '=', once.key)
    .execute();
}
