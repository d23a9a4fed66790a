import { errorCodeOf } from '../../system/errorCode';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '../../../domain/result';
import type { Layout } from './layout';
import { ownerUnder, type Account, type RunPlan } from './runPlan';
import type { StartFailure } from './startFailure';

const OWNER_ONLY = 0o700;
const PASSABLE = 0o711;

const ourUid = (): number => process.getuid?.() ?? -1;

function foreign(folder: string, uid: number): StartFailure {
  return {
    kind: 'foreign-folder',
    sentence: `The folder ${folder} belongs to the account with ID ${uid}, but this process runs as ${ourUid()}. Start as that account, or set DATA_DIR to a folder you own.`,
  };
}

/** Makes the place that holds everything. Under root it is passable, so that PostgreSQL's account reaches its own folders inside. */
export function makePlace(layout: Layout): StartFailure | null {
  try {
    // Only where PostgreSQL runs as another account does anybody else have to pass through.
    const mode = ourUid() === 0 ? PASSABLE : OWNER_ONLY;
    mkdirSync(layout.place, { recursive: true, mode });
    const { uid } = statSync(layout.place);
    if (uid !== ourUid() && ourUid() !== 0) return foreign(layout.place, uid);
    chmodSync(layout.place, mode);
    return null;
  } catch (error) {
    return {
      kind: 'foreign-folder',
      sentence: `The folder ${layout.place} couldn’t be created (${errorCodeOf(error) ?? String(error)}). Set DATA_DIR to a folder this account can write to.`,
    };
  }
}

/** Whether something can be put there without touching what exists. */
export function isEmptyOrAbsent(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

function chownTree(folder: string, owner: Account): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    lchownSync(path.join(entry.parentPath, entry.name), owner.uid, owner.gid);
  lchownSync(folder, owner.uid, owner.gid);
}

/** Makes a folder that only the account PostgreSQL runs as may enter. Somebody else's is refused, a link too. */
export function makePrivate(folder: string, plan: RunPlan): StartFailure | null {
  const owner = ownerUnder(plan);
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const found = lstatSync(folder);
  const expected = owner?.uid ?? ourUid();
  if (!found.isDirectory() || (found.uid !== expected && ourUid() !== 0)) return foreign(folder, found.uid);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  else if (found.uid !== expected) chownSync(folder, expected, process.getgid?.() ?? 0);
  chmodSync(folder, OWNER_ONLY);
  return null;
}

/**
 * Makes an existing data folder belong to the account PostgreSQL now runs as: a folder first used in one way (root
 * under a closed parent, say) may later be started in another. Call it only while no server runs on the folder.
 */
export function takeOverData(layout: Layout, plan: RunPlan): Result<'absent' | 'present', StartFailure> {
  if (!existsSync(path.join(layout.data, 'PG_VERSION'))) return ok('absent');
  const { uid } = statSync(layout.data);
  const expected = ownerUnder(plan) ?? { name: 'self', uid: ourUid(), gid: process.getgid?.() ?? 0 };
  if (uid === expected.uid) return ok('present');
  if (ourUid() !== 0) return fail(foreign(layout.data, uid));
  chownTree(layout.data, expected);
  return ok('present');
}
