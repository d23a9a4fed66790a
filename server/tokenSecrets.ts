import type { Config } from './config';
import { keptSecret } from './keptSecret';
import type { SigningSecrets } from './system/tokenSigner';

/**
 * The secrets that sign tokens: the environment's, or in development one made once and stored in `DATA_DIR/secrets.json`, so that
 * a restart signs nobody out.
 */
export function resolveTokenSecrets(config: Pick<Config, 'tokenSecrets' | 'dataDir'>): SigningSecrets {
  if (config.tokenSecrets !== null) return config.tokenSecrets;
  const current = keptSecret(config.dataDir, {
    name: 'secrets.json',
    field: 'tokenSecret',
    whenDamaged:
      'has no signing secret. Delete the file and start again. All users will need to sign in again.',
  });
  return { current, previous: null };
}
