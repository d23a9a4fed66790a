import type { ActionLog, LogStep } from './actionLog';
import { createComparison, type SliceDifference } from './comparison';
import { withLaterSlices } from './earlierBuild';
import { withEarlierTags } from './earlierTags';
import { breaches, type Violation } from './invariants';
import type { AnyReducer } from './logFormat';

/** What folding found out so far. */
export interface Findings {
  /** The first step of each slice whose recorded hash is not ours. */
  readonly differences: readonly SliceDifference[];
  readonly breaches: readonly (Violation & { readonly step: number })[];
  /** Steps the reducer could not carry out; the state stays as it was. */
  readonly failures: readonly { readonly step: number; readonly message: string }[];
  /** How many steps had a recorded hash to compare with. */
  readonly compared: number;
}

export interface Replay {
  /** Number of steps; states are numbered 0 (the beginning) to `length`. */
  readonly length: number;
  /** How far it has been folded. */
  readonly folded: () => number;
  /** Folds on to a state and returns how far it is; call it in slices to keep a page responsive. */
  readonly advanceTo: (step: number) => number;
  /** The state after so many steps; folds from the nearest snapshot. */
  readonly stateAt: (step: number) => unknown;
  readonly findings: () => Findings;
}

interface Settings {
  /** Steps between two snapshots: what scrubbing folds at most. */
  readonly interval?: number;
  readonly checksInvariants?: boolean;
}

const INTERVAL = 250;

/**
 * Folds a log through a reducer. Snapshots are kept at intervals, so that any step is near; they share what did not change.
 * Recorded hashes are compared and the invariants checked on the way.
 */
export function createReplay(
  log: Pick<ActionLog, 'start' | 'steps'> & Partial<Pick<ActionLog, 'header'>>,
  presentReducer: AnyReducer,
  { interval = INTERVAL, checksInvariants = true }: Settings = {},
): Replay {
  const { steps } = log;
  const reducer = withEarlierTags(presentReducer, log.header?.version);
  const beginning = reducer(undefined, { type: '@@INIT' });
  const first = log.start === undefined ? beginning : withLaterSlices(log.start, beginning);
  const snapshots: unknown[] = [first];
  const comparison = createComparison(first);
  const broken: (Violation & { step: number })[] = [];
  const failures: { step: number; message: string }[] = [];
  const stillBroken = new Set<string>();
  let folded = 0;
  let front = first;
  let near = { step: 0, state: first };

  function next(state: unknown, step: LogStep): unknown {
    return step.kind === 'restart' ? withLaterSlices(step.state, beginning) : reducer(state, step.action);
  }

  function foldFront(step: LogStep): void {
    const before = front;
    folded += 1;
    try {
      front = next(front, step);
    } catch (cause) {
      failures.push({ step: folded, message: cause instanceof Error ? cause.message : String(cause) });
    }
    comparison.look(folded, step, before, front);
    if (checksInvariants && isSettled(step, folded)) lookForBreaches();
    if (folded % interval === 0) snapshots.push(front);
  }

  function isSettled(step: LogStep, number: number): boolean {
    return step.kind === 'restart' || step.isSettled || number === steps.length;
  }

  /** A rule that stays broken is reported once, by the action that broke it. */
  function lookForBreaches(): void {
    const now = breaches(front);
    for (const breach of now) if (!stillBroken.has(breach.rule)) broken.push({ ...breach, step: folded });
    stillBroken.clear();
    for (const { rule } of now) stillBroken.add(rule);
  }

  function advanceTo(step: number): number {
    const target = Math.min(step, steps.length);
    for (let wanted = steps[folded]; folded < target && wanted !== undefined; wanted = steps[folded])
      foldFront(wanted);
    return folded;
  }

  function stateAt(step: number): unknown {
    const target = Math.max(0, Math.min(step, steps.length));
    if (target > folded) advanceTo(target);
    if (target === folded) return front;
    const snapshot = Math.floor(target / interval);
    let from = { step: snapshot * interval, state: snapshots[snapshot] };
    // Stepping forwards goes on from the state just shown.
    if (near.step <= target && near.step > from.step) from = near;
    let { state } = from;
    for (const step of steps.slice(from.step, target)) state = attempt(state, step);
    near = { step: target, state };
    return state;
  }

  function attempt(state: unknown, step: LogStep): unknown {
    try {
      return next(state, step);
    } catch {
      return state;
    }
  }

  return {
    length: steps.length,
    folded: () => folded,
    advanceTo,
    stateAt,
    findings: () => ({
      differences: comparison.differences(),
      breaches: broken,
      failures,
      compared: comparison.compared(),
    }),
  };
}
