import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BOARD_TIME_ZONE } from '../../../contract/boardZone';
import { ON_BEHALF_OF } from '../../../contract/endpoints/impersonation';
import type { OriginCheck } from './origins';
import { respondFailure } from './respond';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cross-origin rules: answers can be read by allowed origins alone, named exactly and with credentials; writes that a foreign
 * page sends are refused before anything else looks at them.
 */
export async function guardOrigins(app: FastifyInstance, isAllowed: OriginCheck): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (isForeignWrite(request, isAllowed)) return respondFailure(request, reply, { kind: 'origin-refused' });
  });
  await app.register(cors, {
    delegator: (request, done) => {
      const origin = request.headers.origin;
      const allowed = origin !== undefined && isAllowed(origin);
      done(null, {
        origin: allowed ? origin : false,
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key', ON_BEHALF_OF],
        exposedHeaders: ['Content-Disposition', 'Content-Language', 'Date', 'Retry-After', BOARD_TIME_ZONE],
        maxAge: 600,
      });
    },
  });
  // The plug-in names Origin only where it answers it; a cache must know in either case.
  // oxlint-disable-next-line typescript/require-await -- a hook is async or takes a callback
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('vary') ?? '').includes('Origin'))
      reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter(Boolean).join(', '));
  });
}

function isForeignWrite(request: FastifyRequest, isAllowed: OriginCheck): boolean {
  if (READS.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin !== undefined) return !isAllowed(origin);
  return request.headers['sec-fetch-site'] === 'cross-site';
}
