import * as z from 'zod/mini';
import { alertDismissed, alertRaised } from '../state/alerts';
import type { LoggedAction } from './logFormat';

const shown = z.object({
  message: z.string(),
  class: z._default(z.enum(['danger', 'success', 'warning']), 'success'),
});

/**
 * Logs written by hand call alerts by their short names: `alert/show` with message and class, `alert/clear` for whatever is on
 * show. They are turned into the actions the application itself dispatches, with ids that are the same in every replay.
 */
export function handWrittenActions(): (action: LoggedAction) => readonly LoggedAction[] {
  let serial = 0;
  let onShow: string[] = [];
  return (action) => {
    if (action.type === 'alert/show') {
      const alert = shown.safeParse(action['payload']);
      if (!alert.success) return [action];
      serial += 1;
      const id = `shown-${serial}`;
      onShow.push(id);
      return [{ type: alertRaised.type, payload: { id, ...alert.data } }];
    }
    if (action.type === 'alert/clear') {
      const cleared = onShow.map((id) => ({ type: alertDismissed.type, payload: id }));
      onShow = [];
      return cleared;
    }
    return [action];
  };
}
