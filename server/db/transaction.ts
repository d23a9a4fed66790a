import { errorCodeOf } from '../system/errorCode';
import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel, KyselyPlugin, Transaction } from 'kysely';
import type { ConnectionPool } from './database';
import type { Tables } from './tables';

/** A transaction under way: queries like any other, plus what to do once it is committed. */
export type Tx = Transaction<Tables> & {
  /** Runs after the commit, in order of registration; never when the transaction fails. */
  afterCommit(run: () => void | Promise<void>): void;
};

const ATTEMPTS = 5;
/** serialization_failure, deadlock_detected: the database asks for the same work once more. */
const WORTH_REPEATING = new Set(['40001', '40P01']);

/** The database's code for what went wrong, or the system's when it could not be reached. */
export const sqlStateOf = errorCodeOf;

/** Refuses queries once the transaction is over: its connection may by then serve somebody else. */
function refusedAfterEnd(ended: () => boolean): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (ended()) throw new Error('This transaction has ended; its handle must not be used any more.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. When the database reports a deadlock or a
 * serialization conflict the work runs again from the start, five times at most, so it must do nothing outside the
 * transaction; such actions belong into `afterCommit`.
 * @throws what `work` throws, after rolling back
 */
export async function inTransaction<T>(
  database: ConnectionPool,
  work: (tx: Tx) => Promise<T>,
  options: { readonly isolation?: IsolationLevel } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const afterwards: (() => void | Promise<void>)[] = [];
    try {
      const value = await attemptOnce(database, work, afterwards, options.isolation ?? 'read committed');
      await runAfterwards(database, afterwards);
      return value;
    } catch (error) {
      if (attempt >= ATTEMPTS || !WORTH_REPEATING.has(sqlStateOf(error) ?? '')) throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

async function attemptOnce<T>(
  database: ConnectionPool,
  work: (tx: Tx) => Promise<T>,
  afterwards: (() => void | Promise<void>)[],
  isolation: IsolationLevel,
): Promise<T> {
  return database.transactions
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async (transaction) => {
      let ended = false;
      const guarded = transaction.withPlugin(refusedAfterEnd(() => ended));
      const tx = Object.assign(guarded, {
        afterCommit: (run: () => void | Promise<void>) => {
          if (ended) throw new Error('This transaction has ended; nothing can follow its commit any more.');
          afterwards.push(run);
        },
      });
      try {
        return await work(tx);
      } finally {
        ended = true;
      }
    });
}

async function runAfterwards(
  database: ConnectionPool,
  afterwards: readonly (() => void | Promise<void>)[],
): Promise<void> {
  for (const run of afterwards) {
    try {
      await run();
    } catch (error) {
      database.events.afterCommitFailed(error);
    }
  }
}
