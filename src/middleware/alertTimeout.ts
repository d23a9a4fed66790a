import type { Middleware } from '@reduxjs/toolkit';
import { TIMES } from '../../contract/limits';
import type { Clock } from '../browser/clock';
import { alertDismissed, type Alert } from '../state/alerts';

/** Calls an alert's dismissal off; null while the alert is paused. */
type Countdown = (() => void) | null;

/**
 * Dismisses each alert ten seconds after it appeared, every one by its own countdown (H55). While somebody rests on the alert, no time
 * passes; when they leave it, it has its full time again (H106).
 */
export const createAlertTimeout =
  (clock: Clock): Middleware<object, { readonly alerts: readonly Alert[] }> =>
  (store) => {
    const countdowns = new Map<string, Countdown>();

    function follow(alerts: readonly Alert[]): void {
      for (const { id, isPaused } of alerts) {
        const cancel = countdowns.get(id);
        if (isPaused) {
          cancel?.();
          countdowns.set(id, null);
        } else if (cancel === undefined || cancel === null)
          countdowns.set(
            id,
            clock.after(TIMES.alertMs, () => store.dispatch(alertDismissed(id))),
          );
      }
      for (const [id, cancel] of countdowns) {
        if (alerts.some((alert) => alert.id === id)) continue;
        cancel?.();
        countdowns.delete(id);
      }
    }

    return (next) => (action) => {
      const before = store.getState().alerts;
      const result = next(action);
      const { alerts } = store.getState();
      if (alerts !== before) follow(alerts);
      return result;
    };
  };
