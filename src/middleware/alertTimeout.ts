import type { Middleware } from '@reduxjs/toolkit';
import { TIMES } from '../../contract/limits';
import type { Clock } from '../browser/clock';
import { alertDismissed, type Alert } from '../state/alerts';

interface Countdown {
  readonly since: number;
  readonly remaining: number;
  /** Calls the dismissal off; undefined while paused. */
  readonly cancel: (() => void) | undefined;
}

/**
 * Dismisses each alert ten seconds after it appeared, every one by its own countdown (H55). The countdown rests while the
 * alert is paused and goes on with what was left.
 */
export const createAlertTimeout =
  (clock: Clock): Middleware<object, { readonly alerts: readonly Alert[] }> =>
  (store) => {
    const countdowns = new Map<string, Countdown>();

    function run(id: string, remaining: number): void {
      const cancel = clock.after(remaining, () => store.dispatch(alertDismissed(id)));
      countdowns.set(id, { since: clock.now(), remaining, cancel });
    }

    function rest(id: string, { since, remaining, cancel }: Countdown): void {
      cancel?.();
      countdowns.set(id, { since, remaining: remaining - (clock.now() - since), cancel: undefined });
    }

    function follow(alerts: readonly Alert[]): void {
      for (const { id, isPaused } of alerts) {
        const countdown = countdowns.get(id);
        if (countdown === undefined) run(id, TIMES.alertMs);
        else if (isPaused && countdown.cancel !== undefined) rest(id, countdown);
        else if (!isPaused && countdown.cancel === undefined) run(id, countdown.remaining);
      }
      for (const [id, { cancel }] of countdowns) {
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
