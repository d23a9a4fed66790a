import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { ConnectionTarget } from '../../../server/db/connectionTarget';
import { liveHolder } from '../../../server/db/embedded/holder';
import { layoutOf } from '../../../server/db/embedded/layout';
import { shutDown } from '../../../server/db/embedded/postmaster';
import { readPostmasterFile } from '../../../server/db/embedded/postmasterFile';
import { isServerOn } from '../../../server/db/embedded/processes';
import { migrate } from '../../../server/db/migrate';
import { startDatabase, type StartedDatabase } from '../../../server/db/startDatabase';

/** Carries the server from Jest's own process to its workers, which inherit the environment. */
export const SERVER_VARIABLE = 'NORTHWOOD_TEST_SERVER';

export interface TestServer {
  readonly target: ConnectionTarget;
  /** Migrated, never connected to: what every test's database is copied from. */
  readonly template: string;
}

interface Running {
  readonly server: TestServer;
  readonly started: StartedDatabase;
  readonly folder: string;
  users: number;
}

const PREFIX = 'northwood-test-';
let running: Running | undefined;

/** Starts the server the tests share, once however many projects ask for it. */
export async function startTestServer(): Promise<TestServer> {
  if (running !== undefined) {
    running.users += 1;
    return running.server;
  }
  await sweepLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  chmodSync(folder, 0o711);
  const result = await startDatabase({
    dataDir: folder,
    databaseUrl: process.env['TEST_DATABASE_URL'] ?? null,
    postgresPrograms: process.env['PGBIN'] ?? null,
    durable: false,
    events: {
      restarted: () => undefined,
      gone: ({ sentence }) => {
        console.error(sentence);
      },
    },
  });
  if (!result.ok) throw new Error(result.failure.sentence);
  const template = `northwood_template_${process.pid}`;
  const { target } = result.value;
  await inMaintenance(target, `create database ${template}`);
  await migrate(onDatabase(target, template));
  const server = { target, template };
  running = { server, started: result.value, folder, users: 1 };
  process.env[SERVER_VARIABLE] = JSON.stringify(server);
  return server;
}

/** Ends the server when the last project has released it. */
export async function stopTestServer(): Promise<void> {
  if (running === undefined) return;
  running.users -= 1;
  if (running.users > 0) return;
  const { server, started, folder } = running;
  running = undefined;
  await inMaintenance(server.target, `drop database if exists ${server.template} with (force)`);
  await started.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The same server and roles, another database. */
export function onDatabase(target: ConnectionTarget, database: string): ConnectionTarget {
  const moved = (config: pg.ClientConfig): pg.ClientConfig => {
    if (config.connectionString === undefined) return { ...config, database };
    const url = new URL(config.connectionString);
    url.pathname = `/${database}`;
    return { ...config, connectionString: url.href };
  };
  return { owner: moved(target.owner), application: moved(target.application) };
}

export async function inMaintenance(target: ConnectionTarget, statement: string): Promise<void> {
  const client = new pg.Client(target.owner);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A test run that was killed leaves its server and folder behind; nobody else would remove them. */
async function sweepLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = path.join(tmpdir(), name);
    const layout = layoutOf(folder, tmpdir());
    if (!name.startsWith(PREFIX) || !existsSync(layout.holder) || liveHolder(layout) !== null) continue;
    const pid = readPostmasterFile(layout.data)?.pid;
    if (pid !== undefined && isServerOn(pid, layout.data)) await shutDown(pid);
    rmSync(folder, { recursive: true, force: true });
  }
}
