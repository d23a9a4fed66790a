import { setTimeout as pause } from 'node:timers/promises';
import type { PortalSession } from './portalSession';
import { type Spread, spreadOf } from './spread';

export interface Stream {
  /** One after the other, over and over. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  /** How many requests to send in total; Infinity until the signal says to end. */
  readonly count: number;
  readonly enough?: AbortSignal;
}

/**
 * Sends at a steady pace whatever the answers take, as many people would. A time runs from the moment the request was due, so
 * that a server that stalls is charged with all who wait.
 */
export async function steadyRequests(session: PortalSession, stream: Stream): Promise<Spread> {
  const gap = 1000 / stream.perSecond;
  const begin = performance.now();
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  for (let number = 0; number < stream.count && stream.enough?.aborted !== true; number += 1) {
    const due = begin + number * gap;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const path = stream.paths[number % stream.paths.length] ?? '/';
    underWay.push(session.send(path).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(underWay);
  return spreadOf(times);
}
