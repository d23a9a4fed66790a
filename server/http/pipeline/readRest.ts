import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

const LONGEST_MS = 30_000;

/**
 * Reads what is left of a request that is answered early, so that a sender who writes all of it before reading anything gets the
 * answer. Where the connection ends with the answer, the rest is read first: ending it over unread bytes would reset it.
 * @param most bytes; of a larger rest, the sender may lose the answer
 */
export function readRestOfRequests(app: FastifyInstance, most: number): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (raw.readableEnded || raw.destroyed) return payload;
    raw.unpipe();
    raw.resume();
    if (!reply.raw.shouldKeepAlive) await ended(raw, most);
    return payload;
  });
}

const ended = (raw: IncomingMessage, most: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0;
    const count = (part: Buffer) => {
      seen += part.length;
      if (seen > most) done();
    };
    const done = () => {
      clearTimeout(timer);
      raw.off('data', count).off('end', done).off('close', done).off('error', done);
      resolve();
    };
    const timer = setTimeout(done, LONGEST_MS);
    raw.on('data', count).once('end', done).once('close', done).once('error', done);
  });
