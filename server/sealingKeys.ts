import type { Config } from './config';
import { keptSecret } from './keptSecret';
import type { SealingKeys } from './system/sealer';
import { resolveTokenSecrets } from './tokenSecrets';

/**
 * The keys that seal and open stored values: the environment's, or in development one made once and stored in
 * `DATA_DIR/sealing-key.json`. The secrets of tokens open as well, because earlier versions sealed with them.
 */
export function resolveSealingKeys(
  config: Pick<Config, 'sealingKeys' | 'tokenSecrets' | 'dataDir'>,
): SealingKeys {
  const { current, previous } = config.sealingKeys;
  const tokens = resolveTokenSecrets(config);
  return {
    current:
      current ??
      keptSecret(config.dataDir, {
        name: 'sealing-key.json',
        field: 'sealingKey',
        whenDamaged:
          'holds no sealing key, and stored bank accounts and authenticators cannot be read without it. Restore the file from a backup.',
      }),
    previous: [...previous, tokens.current, ...(tokens.previous === null ? [] : [tokens.previous])],
  };
}
