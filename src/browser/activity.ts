/** Whether somebody sits before this page, as far as presses, keys and wheels tell. */
export interface Activity {
  /** When somebody was last active, here or where another tab told of; milliseconds since 1970. */
  readonly last: () => number;
  /** Somebody was active in another tab. */
  readonly noticed: (at: number) => void;
  /** Calls back when somebody is active here, at most every few seconds. */
  readonly onActive: (listener: (at: number) => void) => void;
}

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'click'] as const;
const REPORT_EVERY_MS = 5_000;

/** Watches the page from now on; opening it was somebody's action. A `click` alone may come from assistive technology. */
export function watchActivity(now: () => number): Activity {
  let last = now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  const listeners: ((at: number) => void)[] = [];
  const seen = (): void => {
    last = now();
    if (Math.abs(last - reportedAt) < REPORT_EVERY_MS) return;
    reportedAt = last;
    for (const listener of listeners) listener(last);
  };
  for (const action of ACTIONS) addEventListener(action, seen, { capture: true, passive: true });
  return {
    last: () => last,
    noticed: (at) => {
      last = Math.max(last, at);
    },
    onActive: (listener) => {
      listeners.push(listener);
    },
  };
}
