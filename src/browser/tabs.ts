/** Speaks to the other tabs of this browser. */
export interface TabChannel {
  tellSignedOut(): void;
  onSignedOut(listener: () => void): void;
}

const SIGNED_OUT = 'signed-out';

/** The browser's broadcast channel; a browser without one falls back on the storage event alone. */
export function createTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tellSignedOut: () => undefined, onSignedOut: () => undefined };
  }
  const channel = new BroadcastChannel('northwood-session');
  return {
    tellSignedOut: () => {
      channel.postMessage(SIGNED_OUT);
    },
    onSignedOut: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === SIGNED_OUT) listener();
      });
    },
  };
}

/** Runs one task at a time over all tabs through the Web Locks of the browser; without them over this tab alone. */
export const tabLock = {
  run: async <T>(name: string, task: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? await navigator.locks.request(name, task) : task(),
};
