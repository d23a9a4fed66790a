import { PassThrough } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from '../../../server/config';
import { createServices } from '../../../server/createServices';
import { createServer, type HttpServer } from '../../../server/http/createServer';
import type { Frame } from '../../../server/http/mount';
import type { RateSettings } from '../../../server/http/rateLimits';
import type { Services } from '../../../server/services';
import { createSettableClock, type SettableClock } from '../../../server/system/clock';
import { createLogger, type LogLevel } from '../../../server/system/logger';
import { cloneDatabase, type TestDatabase } from './testDatabase';

/** The real HTTP server on a database of its own, with a clock the test sets and a log it can read. */
export interface TestPortal {
  readonly url: string;
  readonly services: Services;
  readonly clock: SettableClock;
  readonly database: TestDatabase;
  readonly http: HttpServer;
  /** Everything logged so far. */
  log(): string;
  stop(): Promise<void>;
}

export interface TestPortalOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly rates?: RateSettings;
  readonly webRoot?: string;
  /** Another portal's database, to run two servers on one. */
  readonly database?: TestDatabase;
  readonly now?: Date;
  readonly logLevel?: LogLevel;
  /** Mounts calls of the test's own. */
  readonly extend?: (frame: Frame) => void;
}

/** Tests sign in far more often than an office does. */
const GENEROUS: RateSettings = { requestsPerMinute: 1_000_000, guessesPerMinute: 1_000_000 };
const SEALING_KEY = 'hV3nT8wQ5zK1rL7yC9bX2mD6fG4jP0sE';
const SECRET = 'kZ2vQ8mX4tR7wB1nY6cL9dF3hJ5pS0gA';

/** Settings without which a server outside production mode takes no address but this machine's own. */
export const ON_NETWORK = { ALLOW_DEMO_ON_NETWORK: 'yes', DEMO_PASSWORD: 'northwood test 2026' } as const;

export function testConfig(variables: Readonly<Record<string, string>> = {}): Config {
  const result = readConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      TOKEN_SECRET: SECRET,
      SEALING_KEY,
      PUBLIC_URL: 'http://localhost:8080',
      ...variables,
    },
    '/nowhere',
  );
  if (result.kind === 'refused') throw new Error(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.config;
}

export async function startPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const config = testConfig(options.variables);
  const database = options.database ?? (await cloneDatabase());
  const clock = createSettableClock(options.now ?? new Date('2026-06-15T14:00:00Z'));
  const lines: string[] = [];
  const sink = new PassThrough();
  sink.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  const services = createServices(
    config,
    database.database,
    createLogger(options.logLevel ?? 'info', sink),
    clock,
  );
  const http = await createServer(services, {
    rates: options.rates ?? GENEROUS,
    ...(options.webRoot === undefined ? {} : { webRoot: options.webRoot }),
  });
  options.extend?.(http.frame);
  await http.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${portOf(http.app.server.address())}`,
    services,
    clock,
    database,
    http,
    log: () => lines.join(''),
    stop: async () => {
      http.app.server.closeAllConnections();
      await http.app.close();
      await services.mail.stop();
      if (options.database === undefined) await database.drop();
    },
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}
