import { sql } from 'kysely';
import type { RouteRegistry } from './mount';
import { respondFailure } from './respond';
import type { StorageWatch } from './storageWatch';

const PATIENCE_MS = 2_000;

/** `/api/health` for load balancers: 200 while the database answers and has room, 503 while it does not, and from the moment the server is asked to stop. */
export function mountHealth(
  { app, services }: RouteRegistry,
  storage: StorageWatch,
  isStopping: () => boolean,
): void {
  app.get('/api/health', async (request, reply) => {
    if (isStopping())
      return respondFailure(request, reply.header('connection', 'close'), {
        kind: 'unavailable',
        values: { seconds: 5 },
      });
    const state = await Promise.race([
      look(services, storage).catch(() => 'away' as const),
      new Promise<'away'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'away' as const).unref()),
    ]);
    if (state === 'away')
      return respondFailure(request, reply, { kind: 'unavailable', values: { seconds: 5 } });
    if (state === 'full')
      return respondFailure(request, reply, { kind: 'storage-full', values: { seconds: 60 } });
    return reply.send({ status: 'ok' });
  });
}

async function look(
  { database }: RouteRegistry['services'],
  storage: StorageWatch,
): Promise<'well' | 'full'> {
  await sql`select 1`.execute(database.health);
  return (await storage.isFull()) ? 'full' : 'well';
}
