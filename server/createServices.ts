import type { Config } from './config';
import type { Database } from './db/database';
import { createMailDelivery } from './modules/mail/mailDelivery';
import type { Services } from './services';
import { createCardProvider } from './system/cardProvider';
import type { Clock } from './system/clock';
import type { Logger } from './system/logger';
import { createMailer } from './system/mailer';
import { createPasswordHasher } from './system/passwordHasher';
import { createSealer } from './system/sealer';
import { createTokenSigner } from './system/tokenSigner';
import { createVirusScanner } from './system/virusScanner';
import { resolveSealingKeys } from './sealingKeys';
import { resolveTokenSecrets } from './tokenSecrets';

const ISSUER = 'northwood-portal';
const AUDIENCE = 'northwood-interface';
/** More would only queue for the processors, and 40 sign-ins at once take about a second so. */
const HASHES_AT_ONCE = 2;

/** Opens the other dependencies of the use cases around a database. */
export function createServices(config: Config, database: Database, logger: Logger, clock: Clock): Services {
  const secrets = resolveTokenSecrets(config);
  const sealer = createSealer(resolveSealingKeys(config));
  const mailer = config.smtpUrl === null ? null : createMailer(config.smtpUrl, config.mailFrom);
  return {
    config,
    clock,
    database,
    hasher: createPasswordHasher(HASHES_AT_ONCE),
    signer: createTokenSigner({ secrets, issuer: ISSUER, audience: AUDIENCE, clock }),
    sealer,
    cards: config.card === null ? null : createCardProvider(config.card),
    mail: createMailDelivery({ database, clock, logger, sealer, mailer }),
    scanner: config.virusScanner === null ? null : createVirusScanner(config.virusScanner),
    logger,
  };
}
