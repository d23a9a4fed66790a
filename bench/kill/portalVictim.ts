import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../../server/db/database';
import { connectionTo } from '../../server/db/embedded/embeddedServer';
import { layoutOf } from '../../server/db/embedded/layout';
import { readPostmasterFile } from '../../server/db/embedded/postmasterFile';
import { verifyAudit } from '../../server/modules/audit/verifyAudit';
import type { AcknowledgedWrites } from '../../test/server/kill/acknowledgedWrites';
import type { Victim } from '../../test/server/kill/killRounds';
import { registrationOf } from './registrationOf';

export interface PortalOptions {
  /** The built server's main module. */
  readonly main: string;
  readonly dataDir: string;
  readonly port: number;
  /** Kill PostgreSQL together with the portal. */
  readonly withDatabase: boolean;
  /** File the portal's own output goes to. */
  readonly log: string;
}

const WRITERS = 16;
const MAY_TAKE_MS = 120_000;
let written = 0;

/**
 * The built portal as a process of its own, on its embedded database. A write is a registration over HTTP: a company,
 * an account, a notification and an audit row in one transaction, known by its email address.
 */
export async function startPortal(options: PortalOptions): Promise<Victim> {
  const log = openSync(options.log, 'a');
  const child = spawn(process.execPath, [options.main], {
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://localhost:${options.port}`;
  await answering(url, child, options.log);
  return {
    write: async (writes, enough) => {
      await Promise.all(Array.from({ length: WRITERS }, () => registerOn(url, writes, enough)));
    },
    kill: async () => {
      const pid = readPostmasterFile(layoutOf(options.dataDir, tmpdir()).data)?.pid;
      const gone = once(child, 'exit');
      if (options.withDatabase && pid !== undefined) process.kill(pid, 'SIGKILL');
      child.kill('SIGKILL');
      await gone;
    },
    read: () =>
      asOwner(options.dataDir, async ({ db }) => {
        const rows = await db
          .selectFrom('app_user')
          .select('email')
          .where('email', 'like', 'kill-%')
          .execute();
        return new Set(rows.map((row) => row.email));
      }),
    faults: () =>
      asOwner(options.dataDir, async ({ db }) => {
        const state = await verifyAudit(db);
        return state.kind === 'whole'
          ? []
          : [`the audit trail is broken at ${state.position}: ${state.fault}`];
      }),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answering(url: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + MAY_TAKE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the portal did not start; see ${log}`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(25);
  }
  throw new Error(`the portal did not answer in time; see ${log}`);
}

/** One writer: sends until it is told to end or the portal is gone. */
async function registerOn(url: string, writes: AcknowledgedWrites, enough: AbortSignal): Promise<void> {
  while (!enough.aborted) {
    const form = registrationOf((written += 1));
    writes.sent(form.email);
    const answer = await fetch(`${url}/api/UserManager/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal: enough,
    }).catch(() => null);
    if (answer === null) return;
    writes.answered(form.email, answer.ok ? 'acknowledged' : 'refused');
    if (answer.status === 429) await pause(200);
  }
}

async function asOwner<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const sockets = readPostmasterFile(layoutOf(dataDir, tmpdir()).data)?.sockets ?? '';
  const ignore = () => undefined;
  const database = openDatabase({ ...connectionTo(sockets), database: 'northwood' }, 1, {
    connectionLost: ignore,
    afterCommitFailed: ignore,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
