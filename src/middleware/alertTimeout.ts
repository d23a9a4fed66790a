import type { Middleware } from '@reduxjs/toolkit';
import { TIMES } from '../../contract/limits';
import type { Clock } from '../browser/clock';
import { alertDismissed, type Alert } from '../state/alerts';
import { navigated } from '../state/navigation';

interface Countdown {
  /** Calls the alert's dismissal off; null while the alert is paused. */
  readonly cancel: (() => void) | null;
  readonly raisedAt: number;
}

/** What was on screen this long was said on the page that is left. */
const READ_MS = 2_000;

/**
 * Dismisses each alert ten seconds after it appeared, every one by its own countdown (H55). While somebody rests on the alert, no time
 * passes; when they leave it, it has its full time again (H106). What went well on one page is not said over the next one.
 */
export const createAlertTimeout =
  (clock: Clock): Middleware<object, { readonly alerts: readonly Alert[] }> =>
  (store) => {
    const countdowns = new Map<string, Countdown>();

    function follow(alerts: readonly Alert[]): void {
      for (const { id, isPaused } of alerts) {
        const countdown = countdowns.get(id);
        const raisedAt = countdown?.raisedAt ?? clock.now();
        if (isPaused) {
          countdown?.cancel?.();
          countdowns.set(id, { cancel: null, raisedAt });
        } else if (countdown?.cancel == null)
          countdowns.set(id, {
            cancel: clock.after(TIMES.alertMs, () => store.dispatch(alertDismissed(id))),
            raisedAt,
          });
      }
      for (const [id, { cancel }] of countdowns) {
        if (alerts.some((alert) => alert.id === id)) continue;
        cancel?.();
        countdowns.delete(id);
      }
    }

    let path: string | null = null;
    function leave(to: string): void {
      const isSame = path === to;
      path = to;
      if (isSame) return;
      for (const { id, class: kind, isPaused } of store.getState().alerts) {
        const raisedAt = countdowns.get(id)?.raisedAt ?? clock.now();
        if (kind === 'success' && !isPaused && clock.now() - raisedAt >= READ_MS)
          store.dispatch(alertDismissed(id));
      }
    }

    return (next) => (action) => {
      const before = store.getState().alerts;
      const result = next(action);
      const { alerts } = store.getState();
      if (alerts !== before) follow(alerts);
      if (navigated.match(action)) leave(action.payload.pathname);
      return result;
    };
  };
