import path from 'node:path';
import { readConfig, type Config } from './config';
import { COMPANIES, PEOPLE, SHOWN_ACCOUNTS } from './demo/demoCast';
import { loadDemo } from './demo/loadDemo';
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
  for (const line of greeting(config, started.value)) console.log(line);
}

/** Where the product is, on what database, and in demonstration who can sign in. */
function greeting(config: Config, product: Product): readonly string[] {
  const address = new URL(config.publicUrl);
  if (address.hostname === 'localhost') address.port = String(product.port);
  return [
    '',
    `Northwood portal: ${address.origin}`,
    `Database: ${product.databaseDescription}`,
    ...(config.smtpUrl === null ? [`Emails are not sent. Read them at ${address.origin}/outbox`] : []),
    ...(config.demoPassword === null
      ? []
      : [
          `Demonstration accounts (password "${config.demoPassword}"):`,
          ...SHOWN_ACCOUNTS.map((email) => `  ${email.padEnd(28)}${whoIs(email)}`),
        ]),
    '',
  ];
}

function whoIs(email: string): string {
  const person = PEOPLE.find((candidate) => candidate.email === email);
  const company = COMPANIES.find(({ key }) => key === person?.company);
  return [person?.roles.join(', '), company?.legalName].filter(Boolean).join(', ');
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
