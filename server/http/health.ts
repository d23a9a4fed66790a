import { sql } from 'kysely';
import type { Frame } from './mount';
import { respondFailure } from './respond';

const PATIENCE_MS = 2_000;

/** `/api/health` for load balancers: 200 while the database answers, 503 while it does not. */
export function mountHealth({ app, services }: Frame): void {
  app.get('/api/health', async (request, reply) => {
    const answers = await Promise.race([
      sql`select 1`.execute(services.database.db).then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
    ]);
    if (!answers) return respondFailure(request, reply, { kind: 'unavailable', values: { seconds: 5 } });
    return reply.send({ status: 'ok' });
  });
}
