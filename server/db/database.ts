import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { columnParsers } from './columnParsers';
import { newPool } from './newClient';
import { shareConnections } from './shareConnections';
import type { Tables } from './tables';

export interface DatabaseEvents {
  /** A pooled connection broke, in use or not (server stopped, network cut). The pool opens a new one. */
  connectionLost(error: Error): void;
  /** Something registered with `afterCommit` failed; the transaction itself stands. */
  afterCommitFailed(error: unknown): void;
}

/** Queries outside transactions go through `db`, everything else through `inTransaction`. */
export interface ConnectionPool {
  readonly db: Kysely<Tables>;
  /** For `inTransaction` alone. */
  readonly transactions: Kysely<Tables>;
  readonly events: DatabaseEvents;
}

/**
 * An open database. Transactions wait for each other's locks; statements alone do not. Each has connections of its own, so that
 * waiting transactions keep no read, no sign-in, and no health check from being answered (decision 77).
 */
export interface Database extends ConnectionPool {
  readonly pool: pg.Pool;
  readonly signIn: ConnectionPool;
  /** One connection, with short patience. */
  readonly health: Kysely<Tables>;
  close(): Promise<void>;
}

/** Longest waits, in milliseconds: for somebody else's lock, and for a statement's end. `allowLongWork` lifts both. */
const LOCK_MS = 5_000;
const STATEMENT_MS = 60_000;
const SIGN_IN_STATEMENT_MS = 15_000;
const HEALTH_MS = 2_000;

/**
 * Opens pools of at most `connections` in total, but at least one for each purpose; no connection is made before the first query.
 * @param connection usually `target.application`
 */
export function openDatabase(
  connection: pg.ClientConfig,
  connections: number,
  events: DatabaseEvents,
): Database {
  const share = shareConnections(connections);
  const poolOf = (max: number, statementMs: number, lockMs = LOCK_MS): pg.Pool =>
    newPool(
      {
        ...connection,
        types: columnParsers(),
        max,
        idleTimeoutMillis: 30_000,
        lock_timeout: lockMs,
        statement_timeout: statementMs,
      },
      (error) => {
        events.connectionLost(error);
      },
    );
  const open = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const pool = poolOf(share.statements, STATEMENT_MS);
  const db = open(pool);
  const transactions = open(poolOf(share.transactions, STATEMENT_MS));
  const signIn = open(poolOf(share.signIn, SIGN_IN_STATEMENT_MS));
  const health = open(poolOf(share.health, HEALTH_MS, HEALTH_MS));
  return {
    db,
    transactions,
    events,
    pool,
    signIn: { db: signIn, transactions: signIn, events },
    health,
    close: async () => {
      await Promise.all([db, transactions, signIn, health].map((lane) => lane.destroy()));
    },
  };
}
