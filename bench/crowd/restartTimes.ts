import { setTimeout as pause } from 'node:timers/promises';
import type { PortalProcess } from '../../test/server/processes/portalProcess';
import { busiestSecond } from './busiest';
import type { Crowd, LoyalClient } from './loyalClient';

const PATIENCE_MS = 90_000;
/** An orderly end lets requests finish for ten seconds. */
const ENDS_WITHIN_MS = 30_000;

export interface RestartTimes {
  readonly signal: string;
  /** Until the new server listens, milliseconds from the end of the old one. */
  readonly downMs: number;
  /** Until every client is back, counted the same. */
  readonly allBackMs: number;
  readonly attempts: number;
  readonly busiestSecondOfAttempts: number;
  readonly busiestSecondOfArrivals: number;
}

/** Ends the server and starts it again under its crowd. Throws when it does not end, or somebody does not come
 * back in a minute and a half. */
export async function restartTimes(
  portal: PortalProcess,
  signal: 'SIGTERM' | 'SIGKILL',
  start: () => Promise<PortalProcess>,
  crowd: Crowd,
  clients: readonly LoyalClient[],
): Promise<{ readonly times: RestartTimes; readonly portal: PortalProcess }> {
  crowd.attempts.length = 0;
  crowd.arrivals.length = 0;
  const isGone = await Promise.race([
    portal.end(signal).then(() => true),
    pause(ENDS_WITHIN_MS, false, { ref: false }),
  ]);
  if (!isGone) throw new Error('the server does not end');
  const ended = performance.now();
  const next = await start();
  const downMs = Math.round(performance.now() - ended);
  while (!clients.every(({ isOpen }) => isOpen())) {
    if (performance.now() - ended > PATIENCE_MS)
      throw new Error(`${clients.filter(({ isOpen }) => !isOpen()).length} clients did not come back`);
    await pause(20);
  }
  const { attempts, arrivals } = crowd;
  const times = {
    signal,
    downMs,
    allBackMs: Math.round(performance.now() - ended),
    attempts: attempts.length,
    busiestSecondOfAttempts: busiestSecond(attempts),
    busiestSecondOfArrivals: busiestSecond(arrivals),
  };
  return { times, portal: next };
}
