import { mkdir, copyFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { fail, ok, type Result } from '../../../domain/result';
import { newClient } from '../newClient';
import { appearWhole, copyFolder, type Verdict } from './copyFolder';
import { connectionTo } from './embeddedServer';
import { isEmptyOrAbsent } from './folders';
import { layoutOf, type Layout } from './layout';
import { clusterVersion } from './makeCluster';
import { findRunning } from './postmaster';

/** Written last into a backup: without it the backup is not one. */
export interface BackupManifest {
  readonly format: 1;
  readonly madeAt: string;
  readonly postgres: number;
  /** Files of the database and of everything else under DATA_DIR. */
  readonly files: number;
}

export interface BackupFailure {
  readonly kind: 'not-running' | 'target-in-use' | 'not-a-backup' | 'data-in-use' | 'not-restored';
  readonly sentence: string;
}

/** Where things stand inside a backup. */
export const MANIFEST = 'backup.json';
export const DATABASE_PART = 'database';
export const FILES_PART = 'files';

/** Contents PostgreSQL makes again at a start; the folders themselves must be there. See its chapter on base backups. */
const MADE_AT_START =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;
/** Copied last, as PostgreSQL's own tool does. */
const CONTROL = 'global/pg_control';

const judgeDatabase = (inside: string): Verdict => {
  if (inside === CONTROL || LEFT_OUT.test(inside)) return 'leave-out';
  return MADE_AT_START.test(inside) ? 'empty-folder' : 'copy';
};

/** Everything under DATA_DIR but the database's folder: documents, and in development the secrets. */
const judgeFiles = (inside: string): Verdict => (inside === 'postgres' ? 'leave-out' : 'copy');

/**
 * Copies the running embedded database and all files under DATA_DIR while the product works. The copy is the database
 * as it stood when the copying of its files ended, every transaction whole.
 * @param target folder to make; must not exist or be empty
 */
export async function backUp(
  dataDir: string,
  target: string,
  madeAt: Date,
): Promise<Result<BackupManifest, BackupFailure>> {
  const layout = layoutOf(dataDir, tmpdir());
  if (!isEmptyOrAbsent(target))
    return fail({
      kind: 'target-in-use',
      sentence: `${target} is not empty, and a backup never overwrites files. Choose a new folder.`,
    });
  const running = await findRunning(layout);
  if (running === null)
    return fail({
      kind: 'not-running',
      sentence: `No database is running in ${layout.place}. Start the portal first (npm start), or copy ${dataDir} while the portal is stopped.`,
    });
  let files = 0;
  const manifest = () =>
    ({ format: 1, madeAt: madeAt.toISOString(), postgres: clusterVersion(layout), files }) as const;
  await appearWhole(target, 0o700, async (unfinished) => {
    files += await copyDatabase(layout, connectionTo(running.sockets), path.join(unfinished, DATABASE_PART));
    // A document is stored before the row that names it, so files copied after the database lack none.
    files += await copyFolder(dataDir, path.join(unfinished, FILES_PART), judgeFiles);
    await writeFile(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest(), null, 2)}\n`);
  });
  return ok(manifest());
}

async function copyDatabase(layout: Layout, connection: pg.ClientConfig, target: string): Promise<number> {
  const client = newClient({ ...connection, application_name: 'northwood backup' });
  await client.connect();
  try {
    // The slot keeps the log written from now on from being recycled; it goes with this session.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `northwood_backup_${process.pid}`,
    ]);
    const begun = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('northwood', fast => true)) as segment`,
    );
    const files = await copyFolder(layout.data, target, judgeDatabase);
    await copyFile(path.join(layout.data, CONTROL), path.join(target, CONTROL));
    const ended = await client.query<{ segment: string; label: string }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(wait_for_archive => false)`,
    );
    const [first, last] = [begun.rows[0]?.segment, ended.rows[0]];
    if (first === undefined || last === undefined)
      throw new Error('PostgreSQL did not name the log of the backup');
    await writeFile(path.join(target, 'backup_label'), last.label, { mode: 0o600 });
    return files + 1 + (await copyLog(layout, target, first, last.segment));
  } finally {
    await client.end();
  }
}

/** The write-ahead log from the start of the copying to its end; replaying it makes the copied files consistent. */
async function copyLog(layout: Layout, target: string, first: string, last: string): Promise<number> {
  const [from, to] = [path.join(layout.data, 'pg_wal'), path.join(target, 'pg_wal')];
  await mkdir(to, { recursive: true, mode: 0o700 });
  // Names are fixed-length hexadecimal, so their order is the log's own.
  const needed = (await readdir(from)).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  for (const name of needed) await copyFile(path.join(from, name), path.join(to, name));
  return needed.length;
}
