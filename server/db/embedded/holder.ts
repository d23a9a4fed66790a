import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../domain/result';
import { newClient } from '../newClient';
import type { Layout } from './layout';
import { isRunning, startMarkOf } from './processes';
import type { StartFailure } from './startFailure';

/** The product process that works on the folder. One at a time; the others are sent away with its id. */
export interface Hold {
  /** Settles when the database connection that carries the lock is gone. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

const holderRecord = z.object({ pid: z.number().int().positive(), startMark: z.string().nullable() });

/** Any number, the same in every version of the product. */
const LOCK = 7_251_400_612;
const ROLE_NAME = 'northwood holder';
/** The lock of a killed holder falls as soon as its connection is seen closed. */
const PATIENCE_MS = 3_000;

const inUse = (place: string, pid: number | string): StartFailure => ({
  kind: 'folder-in-use',
  sentence: `The data folder ${place} is in use by process ${pid}. Stop that process (npm run stop), or set DATA_DIR to another folder.`,
});

/** The live process named as holder, or null: none is named, or it has ended and its id may be another's by now. */
export function liveHolder(layout: Layout): number | null {
  let record: z.infer<typeof holderRecord>;
  try {
    record = holderRecord.parse(JSON.parse(readFileSync(layout.holder, 'utf8')));
  } catch {
    return null;
  }
  const same = isRunning(record.pid) && startMarkOf(record.pid) === record.startMark;
  return same ? record.pid : null;
}

/** Refuses before anything is touched when the folder has a live holder. */
export function refuseWhenHeld(layout: Layout): StartFailure | null {
  const pid = liveHolder(layout);
  return pid === null ? null : inUse(layout.place, pid);
}

/**
 * Takes the folder for this process. A session lock of the database decides, since it falls by itself when its holder
 * is killed and cannot be taken twice; the file beside it only tells others whom to name.
 * @param connection the maintenance database of the server that runs on the folder
 */
export async function hold(layout: Layout, connection: pg.ClientConfig): Promise<Result<Hold, StartFailure>> {
  const client = newClient({ ...connection, application_name: `${ROLE_NAME} ${process.pid}` });
  const lost = new Promise<void>((resolve) => {
    client.on('end', resolve);
    client.on('error', () => {
      resolve();
    });
  });
  try {
    await client.connect();
  } catch (error) {
    return fail({
      kind: 'database-unreachable',
      sentence: `PostgreSQL in ${layout.place} doesn’t accept connections: ${error instanceof Error ? error.message : String(error)}.`,
    });
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline || liveHolder(layout) !== null) {
      const holder = await nameHolder(client, layout);
      await client.end();
      return fail(inUse(layout.place, holder));
    }
    await pause(50);
  }
  const draft = `${layout.holder}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ pid: process.pid, startMark: startMarkOf(process.pid) })}\n`);
  renameSync(draft, layout.holder);
  return ok({
    lost,
    release: async () => {
      rmSync(layout.holder, { force: true });
      await client.end().catch(() => undefined);
    },
  });
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
  return rows[0]?.taken === true;
}

async function nameHolder(client: pg.Client, layout: Layout): Promise<number | string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and a.application_name like $1`,
    [`${ROLE_NAME} %`],
  );
  return liveHolder(layout) ?? rows[0]?.name.slice(ROLE_NAME.length + 1) ?? 'unknown';
}
