import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boardToday } from './boardDay';
import { startServer } from './serverProcess';
import { ROOT } from './root';

const place = path.join(ROOT, '.cache/journeys');
/** Data folders last as long as a run: they are in memory where the tests' temporary files are. */
const dataPlace = path.join(tmpdir(), 'northwood-journeys');

/** What one run works on, by path; nobody else does. */
export interface RunFolder {
  /** The product as it was built when the run began: a build meanwhile changes nothing. */
  readonly build: string;
  /** A data folder with the demonstration data. */
  readonly data: string;
  /** The same data, which nobody works on: for journeys that need it as it was. */
  readonly prepared: string;
  /** Does away with all of it, once nothing runs on it. */
  readonly remove: () => void;
}

/**
 * Lays out what a run needs. Loading the demonstration data takes a while, so a copy is kept for the same server on the same day
 * of the board, for the data's dates count from it.
 */
export async function openRunFolder(): Promise<RunFolder> {
  for (const each of [place, dataPlace]) mkdirSync(each, { recursive: true });
  sweep();
  const name = `run-${process.pid}`;
  const [folder, dataFolder] = [path.join(place, name), path.join(dataPlace, name)];
  const [build, data] = [path.join(folder, 'build'), path.join(dataFolder, 'data')];
  for (const each of [folder, dataFolder]) mkdirSync(each);
  cpSync(path.join(ROOT, 'build'), build, { recursive: true });
  const prepared = path.join(place, `prepared-${keyOfToday(build)}`);
  if (!existsSync(prepared)) await prepare(build, path.join(folder, 'data'), prepared);
  // Owners are kept: as ROOT the database's files belong to another account.
  execFileSync('cp', ['-a', prepared, data]);
  return {
    build,
    data,
    prepared,
    remove: () => {
      for (const each of [folder, dataFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

async function prepare(build: string, unfinished: string, prepared: string): Promise<void> {
  for (const name of readdirSync(place))
    if (name.startsWith('prepared-')) rmSync(path.join(place, name), { recursive: true, force: true });
  const server = await startServer(build, unfinished);
  await server.stop();
  renameSync(unfinished, prepared);
}

function keyOfToday(build: string): string {
  const hash = createHash('sha256').update(boardToday());
  const built = path.join(build, 'server');
  for (const name of readdirSync(built).sort())
    if (name.endsWith('.js')) hash.update(readFileSync(path.join(built, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A run that was killed leaves its folders behind, and perhaps servers on them; nobody else would end those. */
function sweep(): void {
  for (const folder of [place, dataPlace].flatMap(leftovers)) {
    for (const data of readdirSync(folder).filter((each) => each.startsWith('data')))
      execFileSync(process.execPath, ['scripts/run.cjs', 'server/cli/stop.ts'], {
        cwd: ROOT,
        stdio: 'ignore',
        env: { ...process.env, DATA_DIR: path.join(folder, data) },
      });
    rmSync(folder, { recursive: true, force: true });
  }
}

const leftovers = (within: string): readonly string[] =>
  readdirSync(within)
    .filter((name) => {
      const pid = /^run-(\d+)$/.exec(name)?.[1];
      return pid !== undefined && !isAlive(Number(pid));
    })
    .map((name) => path.join(within, name));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
