/** Time and timers as middleware is handed them. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls once after a delay in milliseconds; the returned function calls it off. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** This machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
