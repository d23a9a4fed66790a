import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Endpoint } from '../../../contract/endpoint';
import { fail, ok, type Result } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Failure } from '../../failure';
import type { Rate } from './rateLimits';

/**
 * Counts a request that may be a guess, in the database, so that several server processes behind one address let no more of them
 * through than one does. Senders are told apart as each process's own limiter does: IPv6 by the /64 that one customer gets.
 * @param address where it came from
 * @returns a refusal once more than the rate's `max` came in the window that the first of them opened
 */
export async function countTogether(
  db: Queries,
  endpoint: Endpoint,
  address: string,
  now: Date,
  { max, timeWindow }: Rate,
): Promise<Result<null, Failure>> {
  const endsAt = new Date(now.getTime() + timeWindow);
  const isOver = sql`request_count.ends_at <= ${now}::timestamptz`;
  const { rows } = await sql<{ requests: number; ends_at: Date }>`
    insert into request_count (sender, call, requests, ends_at)
    values (${normalizeIP(address)}, ${endpoint.path}, 1, ${endsAt})
    on conflict (sender, call) do update set
      requests = case when ${isOver} then 1 else request_count.requests + 1 end,
      ends_at = case when ${isOver} then ${endsAt}::timestamptz else request_count.ends_at end
    returning requests, ends_at`.execute(db);
  const counted = rows[0];
  if (counted === undefined) throw new Error('a request was not counted');
  if (counted.requests <= max) return ok(null);
  const seconds = Math.max(1, Math.ceil((counted.ends_at.getTime() - now.getTime()) / 1000));
  return fail({ kind: 'too-many-requests', values: { seconds } });
}
