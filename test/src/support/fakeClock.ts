import type { Clock } from '../../../src/browser/clock';

export interface FakeClock extends Clock {
  /** Lets time pass; whatever falls due runs at its own moment, and promises settle between. */
  readonly pass: (ms: number) => Promise<void>;
  readonly pending: () => number;
}

const settle = async (): Promise<void> => {
  // A renewal passes through the api: many promises, one after another.
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

/** A clock that does not run until it is advanced. */
export function createFakeClock(start = Date.parse('2026-11-28T12:00:00Z')): FakeClock {
  let now = start;
  let serial = 0;
  const timers = new Map<number, { readonly at: number; readonly task: () => void }>();
  const nextDue = (until: number): [number, { readonly at: number; readonly task: () => void }] | undefined =>
    [...timers].filter(([, { at }]) => at <= until).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
  return {
    now: () => now,
    after: (ms, task) => {
      serial += 1;
      const id = serial;
      timers.set(id, { at: now + ms, task });
      return () => {
        timers.delete(id);
      };
    },
    pass: async (ms) => {
      const until = now + ms;
      await settle();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        const [id, { at, task }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        task();
        await settle();
      }
      now = until;
      await settle();
    },
    pending: () => timers.size,
  };
}
