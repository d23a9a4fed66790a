import type { Logger } from './system/logger';

export interface Repeated {
  /** Asks the turn under way to end, and waits for it. */
  stop(): Promise<void>;
}

interface RepeatedWork {
  readonly everyMs: number;
  /** One turn. Every process takes its own, so the work itself must bear being done by several at once. */
  readonly turn: (signal: AbortSignal) => Promise<void>;
  readonly logger: Logger;
  /** Said in the log when a turn fails; the next one tries again. */
  readonly failed: string;
}

/** Does a piece of work at once and then every so often, never twice at a time. A turn that lasts longer than its pause is waited for. */
export function repeat({ everyMs, turn, logger, failed }: RepeatedWork): Repeated {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const take = (): void => {
    running ??= turn(stopping.signal)
      .catch((error: unknown) => {
        logger.warn({ err: error }, failed);
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(take, everyMs);
  timer.unref();
  take();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
