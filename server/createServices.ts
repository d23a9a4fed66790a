import type { Config } from './config';
import type { Database } from './db/database';
import type { Services } from './services';
import type { Clock } from './system/clock';
import type { Logger } from './system/logger';
import { createPasswordHasher } from './system/passwordHasher';
import { createTokenSigner } from './system/tokenSigner';
import { resolveTokenSecrets } from './tokenSecrets';

const ISSUER = 'northwood-portal';
const AUDIENCE = 'northwood-interface';
/** More would only queue for the processors, and 40 sign-ins at once take about a second so. */
const HASHES_AT_ONCE = 2;

/** Opens the remaining edges of the world around a database. */
export const createServices = (
  config: Config,
  database: Database,
  logger: Logger,
  clock: Clock,
): Services => ({
  config,
  clock,
  database,
  hasher: createPasswordHasher(HASHES_AT_ONCE),
  signer: createTokenSigner({
    secrets: resolveTokenSecrets(config),
    issuer: ISSUER,
    audience: AUDIENCE,
    clock,
  }),
  logger,
});
