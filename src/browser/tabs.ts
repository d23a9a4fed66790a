import * as z from 'zod/mini';

/** When a session ends if nobody uses it, in milliseconds of this machine's clock, which all its tabs share. */
const sessionLimit = z.object({
  kind: z.literal('session-limit'),
  sessionId: z.string(),
  endsAt: z.number(),
});
export type TabSessionLimit = Omit<z.infer<typeof sessionLimit>, 'kind'>;

/** When somebody last did something in a tab of a session, by the same clock. */
const sessionActivity = z.object({ kind: z.literal('active'), sessionId: z.string(), at: z.number() });
export type TabActivity = Omit<z.infer<typeof sessionActivity>, 'kind'>;

/** Speaks to the other tabs of this browser. */
export interface TabChannel {
  announceSignedOut(): void;
  onSignedOut(listener: () => void): void;
  /** A session was used here, so that it goes on in every tab that has it. */
  announceSessionLimit(limit: TabSessionLimit): void;
  onSessionLimit(listener: (limit: TabSessionLimit) => void): void;
  /** Somebody is active here: no tab of the session may call itself left alone. */
  announceActive(activity: TabActivity): void;
  onActive(listener: (activity: TabActivity) => void): void;
}

const SIGNED_OUT = 'signed-out';
const nothing = (): void => undefined;

/** The browser's broadcast channel; a browser without one falls back on the storage event alone. */
export function createTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return {
      announceSignedOut: nothing,
      onSignedOut: nothing,
      announceSessionLimit: nothing,
      onSessionLimit: nothing,
      announceActive: nothing,
      onActive: nothing,
    };
  const channel = new BroadcastChannel('northwood-session');
  return {
    announceSignedOut: () => {
      channel.postMessage(SIGNED_OUT);
    },
    onSignedOut: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === SIGNED_OUT) listener();
      });
    },
    announceSessionLimit: (limit) => {
      channel.postMessage({ kind: 'session-limit', ...limit });
    },
    onSessionLimit: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        const parsed = sessionLimit.safeParse(data);
        if (parsed.success) listener(parsed.data);
      });
    },
    announceActive: (activity) => {
      channel.postMessage({ kind: 'active', ...activity });
    },
    onActive: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        const parsed = sessionActivity.safeParse(data);
        if (parsed.success) listener(parsed.data);
      });
    },
  };
}

/**
 * So long a lock is kept after its task, in milliseconds: what one tab wrote into local storage reaches the others a moment after
 * the lock would, and the next holder would act on what was there before.
 */
const SETTLE_MS = 200;

/** Runs one task at a time over all tabs through the Web Locks of the browser; without them over this tab alone. */
export const tabLock = {
  run: <T>(name: string, task: () => Promise<T>): Promise<T> => {
    if (!('locks' in navigator)) return task();
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(name, async () => {
          const result = task();
          resolve(result);
          await Promise.allSettled([result]);
          await new Promise((settled) => setTimeout(settled, SETTLE_MS));
        })
        .catch(reject);
    });
  },
};
