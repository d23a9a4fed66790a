import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ENDPOINTS } from '../../contract/api';
import { newReference } from '../system/ids';
import type { Services } from '../services';
import { mountApiDocs } from './pipeline/apiDocs';
import { failureOfError } from './pipeline/failureOfError';
import { guardOrigins } from './pipeline/guardOrigins';
import { mountHealth } from './pipeline/health';
import { JSON_BODY_BYTES, readJsonBodies } from './pipeline/jsonBody';
import { EXPORTS, limitAtOnce, UPLOADS } from './pipeline/limitAtOnce';
import { logAnswers } from './pipeline/logAnswers';
import type { RouteRegistry } from './pipeline/mount';
import { respondNotFound } from './pipeline/notFound';
import { closedPages } from './outbox';
import { originCheckOf, type OriginCheck } from './pipeline/origins';
import { DEFAULT_RATES, rateLimitsOf, registerRateLimits, type RateSettings } from './pipeline/rateLimits';
import { readRestOfRequests } from './pipeline/readRest';
import { resources } from './resources';
import { respondFailure } from './pipeline/respond';
import { registerSecurityHeaders } from './pipeline/securityHeaders';
import { createStorageWatch, type StorageWatch, writeProbe } from './pipeline/storageWatch';
import { inlineHashesOf, serveWebFiles } from './pipeline/webFiles';

export interface ServerOptions {
  /** Folder of the built application; left out or missing, the interface alone is served. */
  readonly webRoot?: string;
  readonly rates?: RateSettings;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** Everything mounted; more can be until it listens. */
  readonly registry: RouteRegistry;
  readonly isAllowedOrigin: OriginCheck;
  /** From now on the health check sends everybody to another server; requests are still answered. */
  announceStop(): void;
}

const HEADERS_MS = 15_000;
/** A Customs file of 64 MiB over a slow line takes its time. */
const REQUEST_MS = 600_000;

/** The whole HTTP side of the product, not yet listening. */
export async function createServer(services: Services, options: ServerOptions = {}): Promise<HttpServer> {
  const { config } = services;
  const rates = options.rates ?? DEFAULT_RATES;
  const storage = createStorageWatch(() => writeProbe(services.database));
  const app = createApp(services, storage);
  const isAllowedOrigin = originCheckOf(app, config);
  const webRoot = options.webRoot !== undefined && existsSync(options.webRoot) ? options.webRoot : null;

  logAnswers(app);
  readRestOfRequests(app, config.uploadMaxBytes);
  await registerSecurityHeaders(
    app,
    config,
    webRoot === null ? { style: [], script: [] } : inlineHashesOf(webRoot),
  );
  await guardOrigins(app, isAllowedOrigin);
  await registerRateLimits(app, rates);
  await app.register(cookie);
  readJsonBodies(app);
  await app.register(multipart);

  const registry: RouteRegistry = {
    app,
    services,
    limits: rateLimitsOf(rates),
    places: { export: limitAtOnce(EXPORTS), upload: limitAtOnce(UPLOADS) },
    mounted: new Set(),
  };
  for (const mountResource of resources) mountResource(registry);
  const stopping = { asked: false };
  mountHealth(registry, storage, () => stopping.asked);
  mountApiDocs(registry, new Map([...ENDPOINTS].filter(([, endpoint]) => registry.mounted.has(endpoint))));
  const sendPage = webRoot === null ? () => null : await serveWebFiles(app, webRoot, closedPages(config));
  app.setNotFoundHandler(
    (request, reply) => sendPage(request, reply) ?? respondNotFound(request, reply, registry.mounted),
  );
  return {
    app,
    registry,
    isAllowedOrigin,
    announceStop: () => {
      stopping.asked = true;
    },
  };
}

function createApp(services: Services, storage: StorageWatch): FastifyInstance {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.logger;
  const app = fastify({
    loggerInstance,
    // Our own line for each answer tells more, and never the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newReference,
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    frameworkErrors: (error, request, reply) => {
      void respondFailure(request, reply, failureOfError(error, JSON_BODY_BYTES));
    },
  });
  // oxlint-disable-next-line typescript/require-await -- a hook is async or takes a callback
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(api|uscustomshub|openapi)/i.test(request.url)) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOfError(error, JSON_BODY_BYTES);
    if (failure.kind === 'unexpected')
      request.log.error({ err: error, reference: request.id }, 'request failed');
    else if (failure.kind === 'unavailable') request.log.warn({ err: error }, 'database unavailable');
    else if (failure.kind === 'storage-full') {
      storage.noted();
      request.log.error({ err: error }, 'database out of storage');
    }
    return respondFailure(request, reply, failure);
  });
  return app;
}
