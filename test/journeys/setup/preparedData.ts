import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './serverProcess';

const root = path.join(__dirname, '../../..');
const place = path.join(root, '.cache/journeys');

/**
 * A data folder with the demonstration data for this run alone. Loading the data takes a while, so a copy is kept for the same
 * server on the same day, for the data's dates count from today.
 * @returns its path, and how to do away with it once nothing runs on it
 */
export async function openDataFolder(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  mkdirSync(place, { recursive: true });
  sweep();
  const prepared = path.join(place, `prepared-${keyOfToday()}`);
  if (!existsSync(prepared)) await prepare(prepared);
  const folder = path.join(place, `run-${process.pid}`);
  // Owners are kept: as root the database's files belong to another account.
  execFileSync('cp', ['-a', prepared, folder]);
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(prepared: string): Promise<void> {
  for (const name of readdirSync(place))
    if (name.startsWith('prepared-')) rmSync(path.join(place, name), { recursive: true, force: true });
  const unfinished = path.join(place, `run-${process.pid}`);
  const server = await startServer(unfinished);
  await server.stop();
  renameSync(unfinished, prepared);
}

function keyOfToday(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const built = path.join(root, 'build/server');
  for (const name of readdirSync(built).sort())
    if (name.endsWith('.js')) hash.update(readFileSync(path.join(built, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A run that was killed leaves its folder behind, and perhaps a server on it; nobody else would end it. */
function sweep(): void {
  for (const name of readdirSync(place)) {
    const pid = /^run-(\d+)$/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = path.join(place, name);
    execFileSync(process.execPath, ['scripts/run.cjs', 'server/cli/stop.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, DATA_DIR: folder },
    });
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
