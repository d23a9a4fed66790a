import { setTimeout as pause } from 'node:timers/promises';
import type { PortalProcess } from '../../test/server/processes/portalProcess';
import type { CuttingProxy } from '../../test/server/setup/cuttingProxy';

export interface Trouble {
  readonly kills: number;
  readonly pauses: number;
  readonly cuts: number;
}

const CUT_EVERY_MS = 120;
const CALM_MS = 2_500;
const FROZEN_MS = 1_200;
/** An answer's head and body, and a request's. */
const DEEPEST_CUT = 1_400;

/**
 * Kills the server and starts it again, freezes it and lets it go on, in turns, and all the while cuts connections at any byte of
 * the request or the answer, until there is enough.
 * @returns how often each was done, and the server that runs at the end
 */
export async function makeTrouble(
  first: PortalProcess,
  start: () => Promise<PortalProcess>,
  proxies: readonly CuttingProxy[],
  random: () => number,
  enough: AbortSignal,
): Promise<{ readonly trouble: Trouble; readonly portal: PortalProcess }> {
  let portal = first;
  let [kills, pauses, cuts] = [0, 0, 0];
  const goesOnAfter = async (ms: number): Promise<boolean> => {
    await pause(ms);
    return !enough.aborted;
  };
  const cutting = async (): Promise<void> => {
    while (await goesOnAfter(CUT_EVERY_MS * 2 * random())) {
      const proxy = proxies[Math.floor(random() * proxies.length)];
      proxy?.cutNext(random() < 0.5 ? 'request' : 'answer', Math.floor(random() * DEEPEST_CUT));
      cuts += 1;
    }
  };
  const striking = async (): Promise<void> => {
    while (await goesOnAfter(CALM_MS * (0.5 + random()))) {
      if (kills <= pauses) {
        await portal.end('SIGKILL');
        portal = await start();
        kills += 1;
      } else {
        portal.freeze();
        await pause(FROZEN_MS);
        portal.thaw();
        pauses += 1;
      }
    }
  };
  await Promise.all([cutting(), striking()]);
  return { trouble: { kills, pauses, cuts }, portal };
}
