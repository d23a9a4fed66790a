const LONGEST_WAIT_MS = 1_000;

/** Runs a task when the page has nothing better to do, and in a second at the latest. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LONGEST_WAIT_MS });
  else setTimeout(task, LONGEST_WAIT_MS / 4);
}

/** Calls back when the page may be about to go: it is left, closed or put away. */
export function onLeavingPage(listener: () => void): void {
  addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
}
