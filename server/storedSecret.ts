import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCodeOf } from './system/errorCode';
import { newOpaqueId, newSecretToken } from './system/ids';

/** Where a secret that the environment does not give is stored under DATA_DIR. */
export interface SecretFile {
  readonly name: string;
  readonly field: string;
  /** What to do when the file is damaged. */
  readonly whenDamaged: string;
}

/**
 * A secret made once and stored in a file under `dataDir`, readable by its owner alone, so that the next start has the same one.
 * Two processes starting at once agree on one.
 * @throws when the file is damaged
 */
export function storedSecret(dataDir: string, { name, field, whenDamaged }: SecretFile): string {
  // Under root, PostgreSQL's own account has to pass through to its folder.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const file = path.join(dataDir, name);
  const draft = path.join(dataDir, `${name}.${newOpaqueId()}.tmp`);
  writeFileSync(draft, `${JSON.stringify({ [field]: newSecretToken() })}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is made whole or not at all, and never over a file that is there already.
    linkSync(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseJson(readFileSync(file, 'utf8')));
  const secret = z
    .string()
    .min(32)
    .safeParse(parsed.success ? parsed.data[field] : null);
  if (!secret.success) throw new Error(`${file} ${whenDamaged}`);
  return secret.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
