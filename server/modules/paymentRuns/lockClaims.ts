import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { ClaimRow } from '../refunds/claimRecord';

/** Keeps claims as they are until this transaction ends, always in the same order, so that two never wait for each other. */
export async function lockClaims(tx: Tx, ids: readonly string[]): Promise<readonly ClaimRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('refund_claim')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}
