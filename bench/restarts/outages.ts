import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../../server/db/embedded/processes';
import { newClient } from '../../server/db/newClient';
import type { Place } from './places';

export const OUTAGES = [
  'fast stop',
  'immediate stop',
  'SIGKILL of the postmaster',
  'stopped for 12 s',
  'all backends terminated',
] as const;

export type Outage = (typeof OUTAGES)[number];

const SIGNALS = {
  'fast stop': 'SIGINT',
  'immediate stop': 'SIGQUIT',
  'SIGKILL of the postmaster': 'SIGKILL',
  'stopped for 12 s': 'SIGINT',
} as const satisfies Partial<Record<Outage, NodeJS.Signals>>;

const LOOK_MS = 10;
const STOPPED_MS = 12_000;

/** Lets the outage happen, and starts the database again where nobody else does. */
export async function strike(place: Place, outage: Outage): Promise<void> {
  if (outage === 'all backends terminated') {
    const client = newClient(place.connection());
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await client.end();
    return;
  }
  const pid = place.pid();
  if (outage === 'stopped for 12 s') place.hold();
  process.kill(pid, SIGNALS[outage]);
  while (isRunning(pid)) await pause(LOOK_MS);
  if (outage === 'stopped for 12 s') await pause(STOPPED_MS);
  await place.release();
}
