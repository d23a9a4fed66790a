import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../domain/result';
import { DATABASE_PART, FILES_PART, MANIFEST, type BackupFailure, type BackupManifest } from './backup';
import { appearWhole, copyFolder } from './copyFolder';
import { isEmptyOrAbsent } from './folders';
import { layoutOf } from './layout';

const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.number().int(),
  files: z.number().int(),
});

const everything = () => 'copy' as const;

async function readManifest(backup: string): Promise<BackupManifest | null> {
  try {
    return manifestShape.parse(JSON.parse(await readFile(path.join(backup, MANIFEST), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Puts a backup into a new DATA_DIR. Nothing is overwritten, and an interrupted restore leaves no folder that looks
 * whole. The next start replays the backup's log and is ready.
 */
export async function restore(
  backup: string,
  dataDir: string,
): Promise<Result<BackupManifest, BackupFailure>> {
  const manifest = await readManifest(backup);
  if (manifest === null)
    return fail({
      kind: 'not-a-backup',
      sentence: `${backup} isn’t a complete backup (its ${MANIFEST} is missing or damaged). Choose a folder that npm run backup created.`,
    });
  if (!isEmptyOrAbsent(dataDir))
    return fail({
      kind: 'data-in-use',
      sentence: `${dataDir} is not empty, and a restore never overwrites files. Set DATA_DIR to a new folder, or move the old folder first.`,
    });
  await appearWhole(dataDir, 0o711, async (unfinished) => {
    await copyFolder(path.join(backup, FILES_PART), unfinished, everything);
    await copyFolder(path.join(backup, DATABASE_PART), layoutOf(unfinished, '').data, everything);
  });
  return ok(manifest);
}
