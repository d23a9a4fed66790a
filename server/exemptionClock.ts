import { tendExemptions } from './modules/exemptions/tendExemptions';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

export interface ExemptionClock {
  /** Waits for the certificate under way. */
  stop(): Promise<void>;
}

/** Looks every hour which certificates have ended, come up for renewal or been outgrown. Every process does. */
export function startExemptionClock(services: Services): ExemptionClock {
  const { clock, logger } = services;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = running.then(async () => {
      try {
        const tended = await tendExemptions(services, clock.now(), stopping.signal);
        if (Object.values(tended).some((count) => count > 0)) logger.info(tended, 'certificates moved');
      } catch (error) {
        logger.warn({ err: error }, 'certificates could not be looked at; they will be within the hour');
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
