import {
  databaseUrlOf,
  type PortalProcess,
  startPortalProcess,
} from '../../test/server/processes/portalProcess';
import type { TestDatabase } from '../../test/server/setup/testDatabase';

/** Starts the server as production has it, again and again on the same database and port. */
export const serverProcess =
  (
    database: TestDatabase,
    smtpUrl: string,
    port: number,
    settings: Readonly<Record<string, string>> = {},
  ): (() => Promise<PortalProcess>) =>
  () =>
    startPortalProcess({
      DATABASE_URL: databaseUrlOf(database.target.owner),
      NODE_ENV: 'production',
      TOKEN_SECRET: 'bR4nQ8mX7tK2wB9nY1cL5dF6hJ3pS0gZ',
      PUBLIC_URL: 'https://portal.example',
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...settings,
    });
