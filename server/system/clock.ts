/** Where the server learns what time it is. Handed in everywhere, so that tests and seeding decide it. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not run until it is set. */
export interface SettableClock extends Clock {
  set(instant: Date): void;
  /** Moves forward by whole or part milliseconds; a negative value moves back. */
  advance(milliseconds: number): void;
}

export function createSettableClock(start: Date): SettableClock {
  let instant = start.getTime();
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = next.getTime();
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}
