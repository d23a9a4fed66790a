import type pg from 'pg';
import { fail, ok, type Result } from '../../domain/result';
import { ensureApplicationRole } from './applicationRole';
import { APPLICATION_ROLE, targetOf, type ConnectionTarget } from './connectionTarget';
import { startEmbedded, type EmbeddedEvents } from './embedded/embeddedServer';
import type { RunPlan } from './embedded/runPlan';
import type { StartFailure } from './embedded/startFailure';
import { newClient } from './newClient';
import { sqlStateOf } from './transaction';

/** A database that answers, not yet migrated. */
export interface StartedDatabase {
  readonly target: ConnectionTarget;
  /** What and where it is, for the start's own words; holds no password. */
  readonly description: string;
  /** Ends the embedded server and frees its folder; does nothing to a database of others. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly dataDir: string;
  /** Null starts the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly postgresPrograms: string | null;
  /** False for tests only, see `EmbeddedOptions`. */
  readonly durable: boolean;
  readonly plan?: RunPlan;
  readonly events: EmbeddedEvents;
}

const PRODUCT_DATABASE = 'northwood';
const OLDEST_VERSION = 150_000;

/** Starts the embedded PostgreSQL, or makes sure the one of DATABASE_URL can be used. */
export async function startDatabase(options: StartOptions): Promise<Result<StartedDatabase, StartFailure>> {
  return options.databaseUrl === null ? startOwn(options) : reachGiven(options.databaseUrl);
}

async function startOwn(options: StartOptions): Promise<Result<StartedDatabase, StartFailure>> {
  const started = await startEmbedded(options);
  if (!started.ok) return started;
  const server = started.value;
  await makeProductDatabase(server.connection);
  return ok({
    target: targetOf({ ...server.connection, database: PRODUCT_DATABASE }, 'login'),
    description: `embedded PostgreSQL in ${options.dataDir} (${server.adopted ? 'found running' : 'started'}, run ${server.plan.replaceAll('-', ' ')})`,
    stop: () => server.stop(),
  });
}

async function makeProductDatabase(maintenance: pg.ClientConfig): Promise<void> {
  await ensureApplicationRole(maintenance);
  const client = newClient(maintenance);
  await client.connect();
  try {
    await client.query(`alter role ${APPLICATION_ROLE} login`);
    const found = await client.query('select 1 from pg_database where datname = $1', [PRODUCT_DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${PRODUCT_DATABASE}`);
  } finally {
    await client.end();
  }
}

async function reachGiven(databaseUrl: string): Promise<Result<StartedDatabase, StartFailure>> {
  const url = new URL(databaseUrl);
  const name = `${url.host === '' ? 'the local socket' : url.host}${url.pathname}`;
  const connection: pg.ClientConfig = { connectionString: databaseUrl, connectionTimeoutMillis: 10_000 };
  let version: number;
  try {
    version = await versionOf(connection);
  } catch (error) {
    return fail({ kind: 'database-unreachable', sentence: whyUnreachable(error, name) });
  }
  if (version < OLDEST_VERSION)
    return fail({
      kind: 'other-version',
      sentence: `The PostgreSQL at ${name} is version ${Math.floor(version / 10_000)}, but version 15 or later is required. Set DATABASE_URL to a newer one.`,
    });
  const hasRole = await ensureApplicationRole(connection);
  return ok({
    target: targetOf(connection, hasRole ? 'set-role' : 'owner'),
    description: `PostgreSQL ${Math.floor(version / 10_000)} at ${name}`,
    stop: () => Promise.resolve(),
  });
}

async function versionOf(connection: pg.ClientConfig): Promise<number> {
  const client = newClient(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    return Number(rows[0]?.version);
  } finally {
    await client.end();
  }
}

function whyUnreachable(error: unknown, name: string): string {
  const state = sqlStateOf(error) ?? 'no code';
  const causes: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'no server is listening there. Start it, or correct the host and port',
    ENOENT: 'the socket doesn’t exist. Start the server, or correct the path',
    ENOTFOUND: 'the host name wasn’t found. Correct it',
    '28P01': 'the password was rejected. Correct it',
    '28000': 'this user isn’t allowed to sign in. Correct the user or the server’s access rules',
    '3D000': 'the database doesn’t exist. Create it',
  };
  const cause =
    causes[state] ?? `it responded: ${error instanceof Error ? error.message : state}. Correct the address`;
  return `We can’t use the PostgreSQL in DATABASE_URL (${name}): ${cause}. Or remove DATABASE_URL. The embedded database is then used.`;
}
