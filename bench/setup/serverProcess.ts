import { randomBytes } from 'node:crypto';
import {
  databaseUrlOf,
  type PortalProcess,
  startPortalProcess,
} from '../../test/server/processes/portalProcess';
import type { TestDatabase } from '../../test/server/setup/testDatabase';

/** Starts the server as production has it, again and again on the same database and port. */
export function serverProcess(
  database: TestDatabase,
  smtpUrl: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): () => Promise<PortalProcess> {
  // One for all starts: who was signed in before a restart still is.
  const sealingKey = randomBytes(32).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  return () =>
    startPortalProcess({
      DATABASE_URL: databaseUrlOf(database.target.owner),
      NODE_ENV: 'production',
      TOKEN_SECRET: secret,
      SEALING_KEY: sealingKey,
      PUBLIC_URL: 'https://portal.example',
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...settings,
    });
}
