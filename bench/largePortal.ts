import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from '../server/http/createServer';
import { controlAnswer } from './perf/controlCalls';
import { openFrontDoor } from './perf/frontDoor';
import { boardVerifier } from './setup/boardVerifier';
import { growLines } from './setup/growLines';
import { startPortal, UNBRAKED } from './setup/startPortal';
import { tidyDatabase } from './setup/tidyDatabase';

/** The account of the measuring harness, and fifty more for many live connections. */
const EMAIL = 'ada@example.test';
const PASSWORD = 'secret12';
const STAFF = 50;

/** Ports of further builds, and of their servers behind the doors, from the first port. */
const FIRST_BESIDE = 10;
const INNER_BESIDE = 40;

/**
 * The built portal over many entry lines, for measurements from outside:
 * `node scripts/run.cjs bench/largePortal.ts --data FOLDER [--lines 1000000] [--port 4110] [--web build/web] [--beside FOLDER,FOLDER]`.
 * The product answers at the port, and so do the harness's questions; at the next port they are about the start page.
 * Further builds of the browser's side, for comparing in turn, answer at ten ports above, and the next ones, without live messages.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      lines: { type: 'string', default: '1000000' },
      port: { type: 'string', default: '4110' },
      web: { type: 'string', default: 'build/web' },
      beside: { type: 'string', default: '' },
    },
  });
  if (values.data === undefined)
    throw new Error('Say with --data where the data goes; it is kept for the next time.');
  const port = Number(values.port);
  const beside = values.beside.split(',').filter((folder) => folder !== '');
  const besidePorts = beside.map((_folder, number) => port + FIRST_BESIDE + number);
  const dataDir = path.resolve(values.data);
  const product = await startPortal({
    port: port + 2,
    dataDir,
    webRoot: path.resolve(values.web),
    settings: {
      ALLOWED_ORIGINS: [port, port + 1, ...besidePorts]
        .map((number) => `http://127.0.0.1:${number}`)
        .join(','),
      ACCESS_TOKEN_MINUTES: '60',
      HUB_CONNECTIONS_PER_USER: '100',
    },
  });
  const { database, hasher } = product.services;
  const passwordHash = await hasher.hash(PASSWORD);
  const ctx = await boardVerifier(database, { email: EMAIL, passwordHash });
  for (let number = 1; number <= STAFF; number += 1)
    await boardVerifier(database, { email: `staff-${number}@example.test`, passwordHash });
  await growLines(database, ctx, Number(values.lines));
  await tidyDatabase(dataDir);
  const doors = [false, true].map((isHome) =>
    openFrontDoor({
      port: port + (isHome ? 1 : 0),
      behind: product.port,
      answer: (method, url) => controlAnswer(product, ctx, method, url, isHome),
    }),
  );
  for (const [number, folder] of beside.entries()) {
    const { app } = await createServer(product.services, { webRoot: path.resolve(folder), rates: UNBRAKED });
    const inner = port + INNER_BESIDE + number;
    await app.listen({ host: '127.0.0.1', port: inner });
    doors.push(
      openFrontDoor({
        port: port + FIRST_BESIDE + number,
        behind: inner,
        answer: (method, url) => controlAnswer(product, ctx, method, url, false),
      }),
    );
  }
  console.log(`ready: http://127.0.0.1:${port}, the product itself at http://127.0.0.1:${product.port}`);
  process.once('SIGTERM', () => {
    for (const door of doors) door.close().closeAllConnections();
    void product.stop().then(() => process.exit(0));
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
