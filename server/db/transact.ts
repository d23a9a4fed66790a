import type { ConnectionPool } from './database';
import { inTransaction, type Tx } from './transaction';

/**
 * Runs work in one transaction. A use case is handed this rather than the database, so that whoever calls it may add to the same
 * transaction: a request that must count once keeps its answer there.
 */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Plain transactions on a database. */
export const transactOn =
  (database: ConnectionPool): Transact =>
  (work) =>
    inTransaction(database, work);
