import { queueNoticeMails } from './modules/notifications/mailNotices';
import type { Services } from './services';

const LOOK_AROUND_MS = 5_000;

export interface NoticeMailClock {
  /** Waits for the mails being written. */
  stop(): Promise<void>;
}

/** Looks every few seconds for notices that somebody wants by mail. Every process does. */
export function startNoticeMails(services: Services): NoticeMailClock {
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= queueNoticeMails(services, services.clock.now())
      .then(() => undefined)
      .catch((error: unknown) => {
        services.logger.warn(
          { err: error },
          'notices could not be written as mail; they will be tried again',
        );
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, LOOK_AROUND_MS);
  timer.unref();
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
