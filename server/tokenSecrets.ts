import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from './config';
import { errorCodeOf } from './system/errorCode';
import { newOpaqueId, newSecretToken } from './system/ids';
import type { SigningSecrets } from './system/tokenSigner';

const kept = z.object({ tokenSecret: z.string().min(32) });

/**
 * The secrets that sign tokens: the environment's, or in development ones made once and kept in
 * `DATA_DIR/secrets.json`, readable by its owner alone, so that a restart signs nobody out. Two processes starting at
 * once agree on one.
 */
export function resolveTokenSecrets(config: Pick<Config, 'tokenSecrets' | 'dataDir'>): SigningSecrets {
  if (config.tokenSecrets !== null) return config.tokenSecrets;
  mkdirSync(config.dataDir, { recursive: true });
  const file = path.join(config.dataDir, 'secrets.json');
  const draft = path.join(config.dataDir, `secrets.${newOpaqueId()}.tmp`);
  writeFileSync(draft, `${JSON.stringify({ tokenSecret: newSecretToken() })}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is made whole or not at all, and never over a file that is there already.
    linkSync(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const text = readFileSync(file, 'utf8');
  const parsed = kept.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(
      `${file} has no signing secret. Delete the file and start again. All users will need to sign in again.`,
    );
  return { current: parsed.data.tokenSecret, previous: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
