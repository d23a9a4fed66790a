import { normalizeIP } from '@fastify/rate-limit';
import type { Clock } from '../system/clock';

const MINUTE_MS = 60_000;
/** More senders are not remembered at a time; those whose minute has ended make room. */
const SENDERS = 10_000;

/** Counts what each address sends to this process in a minute; IPv6 by the /64 that one customer gets. False beyond the limit. */
export function countByAddress(most: number, clock: Clock): (address: string) => boolean {
  const counts = new Map<string, { count: number; readonly endsAt: number }>();
  return (address) => {
    const now = clock.now().getTime();
    const sender = normalizeIP(address);
    const current = counts.get(sender);
    if (current !== undefined && current.endsAt > now) {
      current.count += 1;
      return current.count <= most;
    }
    if (counts.size >= SENDERS) for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    if (counts.size >= SENDERS && current === undefined) return false;
    counts.set(sender, { count: 1, endsAt: now + MINUTE_MS });
    return true;
  };
}
