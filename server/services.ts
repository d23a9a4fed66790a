import type { Config } from './config';
import type { Database } from './db/database';
import type { MailDelivery } from './modules/mail/mailDelivery';
import type { CardProvider } from './system/cardProvider';
import type { Clock } from './system/clock';
import type { Logger } from './system/logger';
import type { PasswordHasher } from './system/passwordHasher';
import type { Sealer } from './system/sealer';
import type { TokenSigner } from './system/tokenSigner';
import type { VirusScanner } from './system/virusScanner';

/** What use cases depend on, opened once at the start. Each use case takes the few that it names. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly hasher: PasswordHasher;
  readonly signer: TokenSigner;
  readonly sealer: Sealer;
  readonly mail: MailDelivery;
  /** Null where none is configured. */
  readonly scanner: VirusScanner | null;
  /** Null while card payments are not set up. */
  readonly cards: CardProvider | null;
  readonly logger: Logger;
}
