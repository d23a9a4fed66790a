/** Calls back when the machine may have a network again: it came online, or the page is looked at again. The answer ends it. */
export function onWakeUp(listener: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

export const isOffline = (): boolean => !navigator.onLine;
