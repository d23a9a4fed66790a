import { errorCodeOf } from '../../system/errorCode';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process of that id exists, ours or not. A zombie still does. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}

/** Whether the process is there and has not ended; a zombie nobody collected has. */
export function isRunning(pid: number): boolean {
  if (pid <= 0 || !exists(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
  } catch (error) {
    return errorCodeOf(error) !== 'ENOENT' && errorCodeOf(error) !== 'ESRCH';
  }
}

/**
 * When the process began, in the system's own terms: with the id it names one process for good, since ids are used
 * again. Null where that cannot be told.
 */
export function startMarkOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 of proc(5); the fields after the name in brackets begin with the third.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether the running process `pid` is a PostgreSQL on that data folder and not another program that was given the
 * id of an ended one. In doubt the answer is yes: taking a live server for dead could harm its data.
 */
export function isServerOn(pid: number, dataFolder: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(dataFolder);
  } catch (error) {
    return errorCodeOf(error) !== 'ENOENT' && errorCodeOf(error) !== 'ESRCH';
  }
}
