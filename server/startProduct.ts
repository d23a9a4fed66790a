import { once } from 'node:events';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fail, ok, type Result } from '../domain/result';
import { startCardStandIn } from './cardStandIn/startCardStandIn';
import type { Config } from './config';
import { createServices } from './createServices';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { errorCodeOf } from './system/errorCode';
import { startDatabase, type StartedDatabase } from './db/startDatabase';
import type { Hub } from './hub/hub';
import { CARD_WEBHOOK } from './http/payments/cardWebhook';
import { createServer, type HttpServer } from './http/createServer';
import type { RateSettings } from './http/pipeline/rateLimits';
import { closeOrderly } from './http/pipeline/closeOrderly';
import { programInForce } from './modules/configuration/programInForce';
import { startCustomsChecks } from './modules/customs/checking/startCustomsChecks';
import { findUnknownKeys, missingKeysSentence } from './modules/sealing/unknownKeys';
import type { Services } from './services';
import { startLive } from './startLive';
import { startTimedWork } from './timedWork';
import type { Clock } from './system/clock';
import type { Logger } from './system/logger';

export interface ProductOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Folder of the built application. */
  readonly webRoot?: string;
  readonly rates?: RateSettings;
  /** Runs once the database stands and before anybody is served: demonstration data. */
  readonly prepare?: (services: Services) => Promise<void>;
}

export interface Product {
  readonly port: number;
  readonly databaseDescription: string;
  readonly services: Services;
  readonly hub: Hub;
  /** Lets requests under way finish, sends live clients away to come back, gives background work back, ends the database. */
  stop(): Promise<void>;
}

/** Why the product does not start: a sentence that says what, why and what to do. */
export interface ProductFailure {
  readonly sentence: string;
}

/** Starts everything in order, and takes everything down again when a later part does not start. */
export async function startProduct(options: ProductOptions): Promise<Result<Product, ProductFailure>> {
  const { config, logger } = options;
  const port = await tryPort(config);
  if (!port.ok) return port;
  const started = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    postgresPrograms: config.postgresPrograms,
    durable: true,
    events: {
      restarted: () => {
        logger.warn('the database stopped unexpectedly and was restarted');
      },
      gone: ({ sentence }) => {
        logger.error(`The database ended and is being started again: ${sentence}`);
      },
    },
  });
  if (!started.ok) return started;
  try {
    const product = await startOn(started.value, options);
    if (!product.ok) await started.value.stop();
    return product;
  } catch (error) {
    await started.value.stop();
    throw error;
  }
}

async function startOn(
  started: StartedDatabase,
  options: ProductOptions,
): Promise<Result<Product, ProductFailure>> {
  const { clock, logger } = options;
  const migrated = await migrate(started.target);
  if (migrated.kind === 'database-newer')
    return fail({
      sentence: `The database was created by a newer version of the portal (${migrated.unknown.join(', ')}). This version could damage its data. Start the newer version.`,
    });
  const database = openDatabase(started.target.application, options.config.databaseConnections, {
    connectionLost: (error) => {
      logger.warn({ err: error }, 'a database connection was lost');
    },
    afterCommitFailed: (error) => {
      logger.error({ err: error }, 'an action was saved, but a follow-up step failed');
    },
  });
  const standIn = options.config.cardStandIn
    ? await startCardStandIn({
        now: () => clock.now(),
        file: path.join(options.config.dataDir, 'card-stand-in.json'),
      })
    : null;
  const config = standIn === null ? options.config : { ...options.config, card: standIn.card };
  const services = createServices(config, database, logger, clock);
  const missing = missingKeysSentence(await findUnknownKeys(database.db, services.sealer));
  if (missing !== null) {
    await standIn?.close();
    await services.mail.stop();
    await database.close();
    return fail({ sentence: missing });
  }
  await options.prepare?.(services);
  const http = await createServer(services, options);
  const listening = await listenOn(http, config);
  if (!listening.ok) {
    await standIn?.close();
    await http.app.close();
    await database.close();
    return listening;
  }
  standIn?.announce(`http://localhost:${listening.value}${CARD_WEBHOOK}`);
  const live = await startLive(services, http.app.server, started.target.owner, http.isAllowedOrigin);
  const checks = startCustomsChecks({
    database,
    clock,
    logger,
    programAt: (at) => programInForce(database.db, at),
  });
  services.mail.start();
  const timedWork = startTimedWork(services);
  return ok({
    port: listening.value,
    databaseDescription: started.description,
    services,
    hub: live.hub,
    stop: async () => {
      http.announceStop();
      await live.close();
      await standIn?.close();
      await closeOrderly(http.app);
      await checks.stop();
      await timedWork.stop();
      await services.mail.stop();
      await database.close();
      await started.stop();
    },
  });
}

/** Tries the port before anything else is begun, so that a second start says so at once and touches no data. */
async function tryPort(config: Config): Promise<Result<null, ProductFailure>> {
  const trial = createNetServer();
  const tried = await listenFailure(config, async () => {
    trial.listen(config.port, config.host);
    await once(trial, 'listening');
  });
  if (tried !== null) return fail(tried);
  trial.close();
  await once(trial, 'close');
  return ok(null);
}

async function listenOn(http: HttpServer, config: Config): Promise<Result<number, ProductFailure>> {
  const failure = await listenFailure(config, async () => {
    await http.app.listen({ port: config.port, host: config.host });
  });
  return failure === null ? ok(portOf(http.app.server.address())) : fail(failure);
}

async function listenFailure(config: Config, attempt: () => Promise<void>): Promise<ProductFailure | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    const sentence = LISTEN_FAILURES[errorCodeOf(error) ?? ''];
    if (sentence === undefined) throw error;
    return { sentence: sentence(config) };
  }
}

const LISTEN_FAILURES: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use, perhaps by another instance of the portal. Stop that instance, or set PORT to another port.`,
  EACCES: ({ port }) =>
    `This account can’t listen on port ${port}. Set PORT to a port above 1023, or use a proxy.`,
  EADDRNOTAVAIL: ({ host }) => `This machine doesn’t have the address ${host}. Correct HOST.`,
  ENOTFOUND: ({ host }) => `The host name ${host} wasn’t found. Correct HOST.`,
};

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the server is not listening');
  return address.port;
}
