import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { withoutCardNumbers } from '../../domain/cardNumber';
import { loggedAction } from './logFormat';
import { mapEntries } from './redaction/applyRule';
import { renamed } from './redaction/cacheKeys';
import { createRedactor } from './redaction/redactor';
import { readableAction } from './readableAction';

/** Rows of a cached list that are shown; more make the extension slow. */
const SHOWN_ROWS = 20;
const ACTIONS_KEPT = 500;

/**
 * Options of Redux DevTools: actions under readable names, secrets and people taken out as in a recorded log, long lists cut to
 * their first rows. The extension's own export is not offered: nobody hands on what it holds.
 * @param isDevelopment also traces where an action was dispatched
 */
export function devToolsOptions(salt: string, isDevelopment: boolean): DevToolsEnhancerOptions {
  const redactor = createRedactor(salt);
  return {
    name: 'Northwood portal',
    maxAge: ACTIONS_KEPT,
    trace: isDevelopment,
    traceLimit: 25,
    // What the extension writes to a file, or takes from one, is not what it shows: our own log is the one to hand on.
    features: { pause: true, lock: true, jump: true, skip: true },
    predicate: (_, { type }) => !isBookkeeping(type),
    actionSanitizer: (action) => {
      const known = loggedAction.safeParse(action);
      if (!known.success) return action;
      const shown = readableAction(redactor.action(known.data));
      return Object.assign(
        {},
        action,
        mapEntries(shown, (_, part) => summarized(part)),
      );
    },
    stateSanitizer: (state) => Object.assign({}, state, summarized(redactor.state(state))),
  };
}

/** The caches count who looks at them; with every screen, and of no interest to anybody. */
const isBookkeeping = (type: string): boolean =>
  /^api\/(internalSubscriptions|internal_|subscriptions\/|config\/)/.test(type);

const summaries = new WeakMap<object, object>();

/** The same value with its long lists cut and card numbers taken out of what was typed; equal parts stay equal. */
function summarized(value: unknown): unknown {
  if (typeof value === 'string') return withoutCardNumbers(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = summaries.get(value);
  if (known !== undefined) return known;
  const cut =
    Array.isArray(value) && value.length > SHOWN_ROWS
      ? [...value.slice(0, SHOWN_ROWS).map(summarized), `… and ${value.length - SHOWN_ROWS} more`]
      : renamed(
          mapEntries(value, (_, inner) => summarized(inner)),
          withoutCardNumbers,
        );
  summaries.set(value, cut);
  return cut;
}
