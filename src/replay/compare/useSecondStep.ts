import { useMemo, useState } from 'react';
import type { Pair } from '../../actionLog/pairing/alignment';
import { stepBeside } from '../../actionLog/pairing/compareLogs';
import type { OpenedLog } from '../log/openedLog';
import { snapshotAt, type StepSnapshot } from '../log/snapshot';
import type { Comparing } from './useComparison';

interface SecondStep {
  /** The second log at the step beside the one shown; undefined where there is no second log. */
  readonly snapshot: StepSnapshot | undefined;
  /** Shows two steps beside each other that may not be a pair. */
  readonly show: (at: Pair) => void;
}

/**
 * The second log, at the step that belongs to a step of the first. Where the first has no such step, the one before it is shown beside
 * it until the player moves on.
 */
export function useSecondStep(
  second: OpenedLog | undefined,
  comparing: Comparing,
  step: number,
  jump: (step: number) => void,
): SecondStep {
  const [held, setHeld] = useState<{ readonly first: number; readonly second: number }>();
  const pairs = comparing.kind === 'compared' ? comparing.comparison.pairs : NONE;
  const beside = held?.first === step ? held.second : stepBeside(pairs, step);
  const snapshot = useMemo(
    () => (second === undefined ? undefined : snapshotAt(second, beside)),
    [second, beside],
  );
  return {
    snapshot,
    show: (at) => {
      const first = at.first ?? lastFirstBefore(pairs, at);
      setHeld(at.second === undefined ? undefined : { first, second: at.second });
      jump(first);
    },
  };
}

const NONE: readonly Pair[] = [];

function lastFirstBefore(pairs: readonly Pair[], { second }: Pair): number {
  const index = pairs.findIndex((pair) => pair.second === second);
  return pairs.slice(0, Math.max(0, index)).findLast(({ first }) => first !== undefined)?.first ?? 0;
}
