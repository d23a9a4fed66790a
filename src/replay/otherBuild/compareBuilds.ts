import type { AnyReducer } from '../../actionLog/logFormat';
import { partingsStepwise } from '../../actionLog/findings/partings';
import { createReplay, type Replay } from '../../actionLog/replay';
import type { Asked, WorkerAnswer } from './messages';

interface Dependencies {
  /** Runs a script that sets the reducer, and takes it. */
  readonly load: (address: string) => AnyReducer;
  readonly notify: (message: WorkerAnswer) => void;
}

/** Answers the questions of a page about one log and two builds, in the order they come. */
export function createBuildComparison({ load, notify }: Dependencies): (asked: Asked) => void {
  let theirs: Replay | undefined;

  function compare({ ours, theirs: other, log }: Extract<Asked, { kind: 'compare' }>): void {
    const [reducer, otherReducer] = [load(ours), load(other)];
    theirs = createReplay(log, otherReducer, { checksInvariants: false });
    const work = partingsStepwise(log, reducer, otherReducer);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) {
        notify({ kind: 'compared', partings: step.value });
        return;
      }
      notify({ kind: 'progress', done: step.value });
    }
  }

  return (asked) => {
    try {
      if (asked.kind === 'compare') compare(asked);
      else if (theirs !== undefined) {
        const before = theirs.stateAt(asked.step - 1);
        notify({ kind: 'state', step: asked.step, before, state: theirs.stateAt(asked.step) });
      }
    } catch (cause) {
      // Another build's script may fail in any way.
      notify({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
    }
  };
}
