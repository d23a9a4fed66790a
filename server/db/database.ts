import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { columnParsers } from './columnParsers';
import { newPool } from './newClient';
import type { Tables } from './tables';

export interface DatabaseEvents {
  /** A pooled connection broke, in use or not (server stopped, network cut). The pool opens a new one. */
  connectionLost(error: Error): void;
  /** Something registered with `afterCommit` failed; the transaction itself stands. */
  afterCommitFailed(error: unknown): void;
}

/** An open database: queries outside transactions go through `db`, everything else through `inTransaction`. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly events: DatabaseEvents;
  close(): Promise<void>;
}

/**
 * Opens a pool of at most `connections`; no connection is made before the first query.
 * @param connection usually `target.application`
 */
export function openDatabase(
  connection: pg.ClientConfig,
  connections: number,
  events: DatabaseEvents,
): Database {
  const pool = newPool(
    { ...connection, types: columnParsers(), max: connections, idleTimeoutMillis: 30_000 },
    (error) => {
      events.connectionLost(error);
    },
  );
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, events, close: () => db.destroy() };
}
