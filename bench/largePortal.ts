import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config';
import { loadDemo } from '../server/demo/loadDemo';
import { startProduct, type Product } from '../server/startProduct';
import { systemClock } from '../server/system/clock';
import { createLogger } from '../server/system/logger';
import { controlAnswer } from './perf/controlCalls';
import { openFrontDoor } from './perf/frontDoor';
import { boardVerifier } from './setup/boardVerifier';
import { growLines } from './setup/growLines';
import { tidyDatabase } from './setup/tidyDatabase';

/** The account of the measuring harness, and fifty more for many live connections. */
const EMAIL = 'ada@example.test';
const PASSWORD = 'secret12';
const STAFF = 50;
/** Load from one address that the product would brake. */
const UNBRAKED = { requestsPerMinute: 1_000_000, guessesPerMinute: 1_000_000 };

/**
 * The built portal over many entry lines, for measurements from outside:
 * `node scripts/run.cjs bench/largePortal.ts --data FOLDER [--lines 1000000] [--port 4110] [--web build/web]`.
 * The product answers at the port, and so do the harness's questions; at the next port they are about the start page.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      lines: { type: 'string', default: '1000000' },
      port: { type: 'string', default: '4110' },
      web: { type: 'string', default: 'build/web' },
    },
  });
  if (values.data === undefined)
    throw new Error('Say with --data where the data goes; it is kept for the next time.');
  const port = Number(values.port);
  const dataDir = path.resolve(values.data);
  const product = await start(dataDir, port, path.resolve(values.web));
  const { database, hasher } = product.services;
  const passwordHash = await hasher.hash(PASSWORD);
  const deed = await boardVerifier(database, { email: EMAIL, passwordHash });
  for (let number = 1; number <= STAFF; number += 1)
    await boardVerifier(database, { email: `staff-${number}@example.test`, passwordHash });
  await growLines(database, deed, Number(values.lines));
  await tidyDatabase(dataDir);
  const doors = [false, true].map((isHome) =>
    openFrontDoor({
      port: port + (isHome ? 1 : 0),
      behind: product.port,
      answer: (method, url) => controlAnswer(product, deed, method, url, isHome),
    }),
  );
  console.log(`ready: http://127.0.0.1:${port}, the product itself at http://127.0.0.1:${product.port}`);
  process.once('SIGTERM', () => {
    for (const door of doors) door.close().closeAllConnections();
    void product.stop().then(() => process.exit(0));
  });
}

async function start(dataDir: string, port: number, webRoot: string): Promise<Product> {
  const origins = [port, port + 1].map((number) => `http://127.0.0.1:${number}`);
  const read = readConfig(
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port + 2),
      PUBLIC_URL: `http://127.0.0.1:${port + 2}`,
      ALLOWED_ORIGINS: origins.join(','),
      DATA_DIR: dataDir,
      ACCESS_TOKEN_MINUTES: '60',
      HUB_CONNECTIONS_PER_USER: '100',
      LOG_LEVEL: 'error',
    },
    process.cwd(),
  );
  if (read.kind === 'refused') throw new Error(read.problems.map(({ sentence }) => sentence).join('\n'));
  const started = await startProduct({
    config: read.config,
    clock: systemClock,
    logger: createLogger('error'),
    webRoot,
    rates: UNBRAKED,
    prepare: async (services) => {
      await loadDemo({ ...services, log: () => undefined });
    },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  return started.value;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
