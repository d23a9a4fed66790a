import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly sockets: string;
  readonly ready: boolean;
}

/** Reads the file; null when there is none or it is not written yet. Lines as in PostgreSQL's pidfile.h. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | null {
  let lines: readonly string[];
  try {
    lines = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, sockets: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}
