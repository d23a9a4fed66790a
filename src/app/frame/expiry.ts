import { TIMES } from '../../../contract/limits';

/** How near the end of an unused session is. */
export type Expiry =
  /** Nothing to say yet; look again after so many milliseconds. */
  | { readonly kind: 'far'; readonly lookAgainMs: number }
  | { readonly kind: 'near'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** Warned earlier by this much: a timer that comes late still leaves the whole time to answer (WCAG 2.2.1). */
const LEAD_MS = 5_000;
/** A sleeping machine's timers do not run: the clock is looked at again no later than this. */
const LOOK_MS = 30_000;

/** Where a session stands that ends at a moment of this machine's clock if nobody uses it until then. */
export function expiryAt(endsAt: number, now: number): Expiry {
  const left = endsAt - now;
  if (left <= 0) return { kind: 'over' };
  const warnIn = left - TIMES.expiryWarningMs - LEAD_MS;
  return warnIn > 0
    ? { kind: 'far', lookAgainMs: Math.min(warnIn, LOOK_MS) }
    : { kind: 'near', secondsLeft: Math.ceil(left / 1_000) };
}
