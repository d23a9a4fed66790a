import { changedSlices, slicesOf } from './comparison';
import type { AnyReducer, ActionLine, LoggedAction } from './logFormat';
import type { Redactor } from './redaction/redactor';
import { stateHash } from './stateHash';

/** One action as it passed, with the application's own state after it. Held for a moment only. */
export interface PassedAction {
  readonly seq: number;
  readonly at: number;
  readonly mono: number;
  readonly cause: number | undefined;
  isSettled: boolean;
  readonly action: LoggedAction;
  readonly after: unknown;
}

export interface Sealer {
  /** The redacted state after the last sealed action. */
  readonly state: () => unknown;
  readonly seal: (passed: PassedAction) => ActionLine;
}

/**
 * Turns passed actions into lines of the log: the action is redacted, folded into the redacted state, and that state hashed. So
 * the log replays as it stands. Beside it the action is folded once more as it was, to see whether the application's own state
 * is what its reducer says.
 * @param first the application's state before the first action
 */
export function createSealer(reducer: AnyReducer, redactor: Redactor, first: unknown): Sealer {
  let own = first;
  let redacted = redactor.state(first);

  function driftOf({ action, after }: PassedAction): readonly string[] {
    if (own === after) return [];
    const expected = slicesOf(reducer(own, action));
    const actual = slicesOf(after);
    return changedSlices(own, after).filter(
      (slice) => stateHash(expected.get(slice)) !== stateHash(actual.get(slice)),
    );
  }

  return {
    state: () => redacted,
    seal: (passed) => {
      const drift = driftOf(passed);
      own = passed.after;
      const action = redactor.action(passed.action);
      const before = redacted;
      redacted = reducer(before, action);
      const now = slicesOf(redacted);
      return {
        kind: 'action',
        seq: passed.seq,
        at: passed.at,
        mono: Math.round(passed.mono * 10) / 10,
        ...(passed.cause === undefined ? {} : { cause: passed.cause }),
        ...(passed.isSettled ? { settled: true } : {}),
        ...(drift.length === 0 ? {} : { drift: [...drift] }),
        action,
        hash: stateHash(redacted),
        slices: Object.fromEntries(
          changedSlices(before, redacted).map((slice) => [slice, stateHash(now.get(slice))]),
        ),
      };
    },
  };
}
