import type { FastifyInstance } from 'fastify';

/** One line for each answer: what was asked (without its query), how it ended, how long it took, and its reference. */
export function logAnswers(app: FastifyInstance): void {
  // oxlint-disable-next-line typescript/require-await -- a hook is async or takes a callback
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        reference: request.id,
        method: request.method,
        path: request.routeOptions.url ?? request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'answered',
    );
  });
}
