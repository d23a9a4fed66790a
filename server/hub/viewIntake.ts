const WINDOW_MS = 10_000;
/** Nobody looks at more claims than this in ten seconds. */
const MOST_IN_WINDOW = 20;

/** Hears which claim a client shows, and not more often than a person can change it. */
export interface ViewIntake {
  take(claimId: string | null, now: number): void;
  /** Lets time pass. The last that came too soon is accepted then: it is what the client shows. */
  tick(now: number): void;
}

export function createViewIntake(accept: (claimId: string | null) => void, opened: number): ViewIntake {
  let windowStart = opened;
  let inWindow = 0;
  let waiting: { readonly claimId: string | null } | null = null;

  const take = (claimId: string | null, now: number): void => {
    if (now - windowStart >= WINDOW_MS) {
      windowStart = now;
      inWindow = 0;
    }
    if (inWindow >= MOST_IN_WINDOW) {
      waiting = { claimId };
      return;
    }
    waiting = null;
    inWindow += 1;
    accept(claimId);
  };
  return {
    take,
    tick: (now) => {
      if (waiting !== null) take(waiting.claimId, now);
    },
  };
}
