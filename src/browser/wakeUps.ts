/** Calls back when the machine may have a network again: it came online, or the page is looked at again. */
export function onWakeUp(listener: () => void): void {
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
}

export const isOffline = (): boolean => !navigator.onLine;
