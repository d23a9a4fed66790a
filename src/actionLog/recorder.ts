import type { Middleware } from '@reduxjs/toolkit';
import { createCauses } from './causes';
import type { LoggedAction } from './logFormat';
import type { PassedAction } from './sealer';

/** What the recorder is handed: two clocks, a place for what passed, and a moment in which nothing else is to be done. */
export interface RecorderDependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the page began, by a clock that is never set back. */
  readonly mono: () => number;
  readonly begin: (state: unknown) => void;
  readonly take: (passed: readonly PassedAction[]) => void;
  /** Runs a task soon, when the page is idle. */
  readonly whenIdle: (task: () => void) => void;
  /** `seq` of the last action an earlier page of this tab recorded. */
  readonly lastSeq: number;
}

export interface Recorder {
  /** Goes first: it sees a dispatch begin and end, with everything that follows from it in between. */
  readonly first: Middleware;
  /** Goes last: it sees just the actions that reach the reducer, and the state they leave. */
  readonly last: Middleware;
  /** Hands over at once what waits for an idle moment. */
  readonly flush: () => void;
}

/**
 * Records every action that reaches the reducer. While one passes it is only noted; redaction, hashing and writing wait for an
 * idle moment.
 */
export function createRecorder(dependencies: RecorderDependencies): Recorder {
  const causes = createCauses();
  let seq = dependencies.lastSeq;
  let waiting: PassedAction[] = [];
  let isAsked = false;

  function flush(): void {
    const passed = waiting;
    waiting = [];
    if (passed.length > 0) dependencies.take(passed);
  }

  function askForIdle(): void {
    if (isAsked) return;
    isAsked = true;
    dependencies.whenIdle(() => {
      isAsked = false;
      flush();
    });
  }

  return {
    flush,
    first: () => (next) => (action) => {
      const result = causes.during(() => next(action));
      const newest = waiting.at(-1);
      if (newest !== undefined && causes.isIdle()) newest.isSettled = true;
      return result;
    },
    last: (store) => {
      dependencies.begin(store.getState());
      return (next) => (action) => {
        const at = dependencies.now();
        const mono = dependencies.mono();
        const result = next(action);
        if (!isLogged(action)) return result;
        seq += 1;
        const cause = causes.passed(seq, action);
        waiting.push({ seq, at, mono, cause, isSettled: false, action, after: store.getState() });
        askForIdle();
        return result;
      };
    },
  };
}

/** Looked at by hand: this runs with every action. */
const isLogged = (action: unknown): action is LoggedAction =>
  typeof action === 'object' && action !== null && 'type' in action && typeof action.type === 'string';
