import { errorCodeOf } from '../../system/errorCode';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** `empty-folder`: the folder itself without what is inside it. */
export type Verdict = 'copy' | 'leave-out' | 'empty-folder';

const AT_ONCE = 64;

/** The file is there or it is not: a server may remove its files while they are listed. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Copies what is inside a folder, and has it on disk before it returns. Files that vanish in the meantime are left out.
 * @param judge what becomes of an entry, by its path inside the folder with forward slashes
 * @returns how many files were copied
 */
export async function copyFolder(
  from: string,
  to: string,
  judge: (inside: string) => Verdict,
): Promise<number> {
  const copied: string[] = [];
  const copyInside = async (inside: string): Promise<void> => {
    const entries = (await unlessGone(readdir(path.join(from, inside), { withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
      const verdict = judge(name);
      const target = path.join(to, name);
      if (verdict === 'leave-out') continue;
      if (entry.isDirectory()) {
        const mode = (await unlessGone(stat(path.join(from, name))))?.mode;
        if (mode === undefined) continue;
        await mkdir(target, { recursive: true, mode: mode & 0o777 });
        if (verdict === 'copy') await copyInside(name);
      } else if (entry.isFile() && (await unlessGone(copyFile(path.join(from, name), target))) !== null) {
        copied.push(target);
      }
    }
  };
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyInside('');
  // Side by side, since a disk settles many files in hardly more time than one.
  for (let start = 0; start < copied.length; start += AT_ONCE)
    await Promise.all(copied.slice(start, start + AT_ONCE).map(toDisk));
  return copied.length;
}

/** Lets a folder appear whole or not at all, with the permissions of `mode`. */
export async function appearWhole(
  folder: string,
  mode: number,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await chmod(unfinished, mode);
  await fill(unfinished);
  await toDisk(unfinished);
  await rename(unfinished, folder);
  await toDisk(path.dirname(folder));
}
