import path from 'node:path';
import { readConfig } from './config';
import { findDemoAccounts } from './demo/demoAccounts';
import { loadDemo } from './demo/loadDemo';
import { greeting } from './greeting';
import { startProduct, type Product } from './startProduct';
import { surviveRejections } from './surviveRejections';
import { systemClock } from './system/clock';
import { createLogger, type Logger } from './system/logger';

const WEB_ROOT = path.join(__dirname, '../web');

/** Starts the product as the environment says, and ends it orderly at SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const read = readConfig(process.env, process.cwd());
  if (read.kind === 'refused') {
    giveUp(read.problems.map(({ sentence }) => sentence).join('\n'));
    return;
  }
  const { config } = read;
  const logger = createLogger(config.logLevel);
  surviveRejections(logger);
  if (config.mode === 'production' && process.getuid?.() === 0)
    logger.warn(
      'The portal runs as root. Run it under an account of its own, which needs nothing but DATA_DIR.',
    );
  const started = await startProduct({
    config,
    clock: systemClock,
    logger,
    webRoot: WEB_ROOT,
    prepare: async (services) => {
      await loadDemo({
        ...services,
        log: (sentence) => {
          console.log(sentence);
        },
      });
    },
  });
  if (!started.ok) {
    giveUp(started.failure.sentence);
    return;
  }
  stopOnSignals(started.value, logger);
  const address = new URL(config.publicUrl);
  if (address.hostname === 'localhost') address.port = String(started.value.port);
  const accounts = await findDemoAccounts(started.value.services);
  const lines = greeting({
    address: address.origin,
    database: started.value.databaseDescription,
    sendsEmail: config.smtpUrl !== null,
    demo:
      config.demoPassword === null || accounts === null ? null : { password: config.demoPassword, accounts },
  });
  for (const line of lines) console.log(line);
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function stopOnSignals(product: Product, logger: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
