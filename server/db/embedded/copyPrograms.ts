import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from './layout';
import { programsIn, type Programs } from './programs';

/**
 * Copies the programs beside the data, once per version: for an account that can reach the data but not the place npm
 * installed them in. About 60 MB.
 */
export function copyPrograms(programs: Programs, version: number, layout: Layout): Programs {
  const target = path.join(layout.programs, String(version));
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    cpSync(programs.root, unfinished, { recursive: true, verbatimSymlinks: true });
    if (existsSync(target)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, target);
  }
  return programsIn(path.join(target, 'bin'), target);
}
