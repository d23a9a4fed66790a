import { postLateCharges } from './modules/ledger/postLateCharges';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

export interface LateChargeClock {
  /** Waits for the company under way. */
  stop(): Promise<void>;
}

/** Looks every hour whether late charges or interest have fallen due. Every process does. */
export function startLateCharges({ database, clock, logger }: Services): LateChargeClock {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = running.then(async () => {
      try {
        const entered = await postLateCharges(database, clock.now(), stopping.signal);
        if (entered > 0) logger.info({ entered }, 'late charges entered');
      } catch (error) {
        logger.warn({ err: error }, 'late charges could not be entered; they will be within the hour');
      }
    });
  };
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  look();
  return {
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return running;
    },
  };
}
