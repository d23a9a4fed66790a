import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './programs';
import { capabilityOptions, type Account, type HostFacts } from './runPlan';

/** Accounts made for this, in order of preference; the number is what most systems give "nobody". */
const PREFERRED = ['postgres', 'nobody'];
const NOBODY: Account = { name: 'nobody', uid: 65_534, gid: 65_534 };

function unprivilegedAccount(): Account {
  let lines: readonly string[];
  try {
    lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return NOBODY;
  }
  for (const name of PREFERRED) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (uid > 0 && gid > 0) return { name, uid, gid };
  }
  return NOBODY;
}

export interface FolderRights {
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

/** Whether an account may pass through a folder, by its permission bits. */
export function mayPass(folder: FolderRights, account: Account): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

function ancestorsOf(target: string): readonly string[] {
  const parent = path.dirname(target);
  return parent === target ? [target] : [...ancestorsOf(parent), target];
}

const reaches = (folder: string, account: Account): boolean =>
  ancestorsOf(folder).every((ancestor) => mayPass(statSync(ancestor), account));

const succeeds = (file: string, args: readonly string[]): boolean =>
  spawnSync(file, args, { stdio: 'ignore', cwd: '/' }).status === 0;

/**
 * Looks at the machine: who we are and what the unprivileged account can reach.
 * @param place existing folder under which the data folder lies
 */
export function surveyHost(programs: Programs, place: string): HostFacts {
  const root = process.getuid?.() === 0;
  const account = unprivilegedAccount();
  const reachesPrograms = !root || reaches(path.dirname(programs.postgres), account);
  const reachesData = !root || reaches(place, account);
  const closed = !(reachesPrograms && reachesData);
  return {
    root,
    account,
    reachesPrograms,
    reachesData,
    mayMakeNamespaces: closed && succeeds('unshare', ['--user', '--map-user=1000', '--', 'true']),
    mayHandCapabilities: closed && succeeds('setpriv', [...capabilityOptions(account), '--', 'true']),
  };
}
