import type { FastifyInstance } from 'fastify';

const LONGEST_MS = 25_000;
const LOOK_MS = 100;

/**
 * Takes no new connections and lets requests under way finish, 25 seconds at most. A connection that was busy when the closing
 * began stays open as an idle one afterward, so idle ones are closed again and again.
 */
export async function closeOrderly(app: FastifyInstance): Promise<void> {
  const looking = setInterval(() => {
    app.server.closeIdleConnections();
  }, LOOK_MS);
  const cutting = setTimeout(() => {
    app.server.closeAllConnections();
  }, LONGEST_MS);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
    clearTimeout(cutting);
  }
}
