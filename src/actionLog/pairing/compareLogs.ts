import type { ActionLog } from '../actionLog';
import { differences, type Difference } from '../difference';
import { stepName } from '../findings/finding';
import type { Replay } from '../replay';
import { stateHash } from '../stateHash';
import type { Stepwise } from '../stepwise';
import { alignment, type Pair } from './alignment';
import { comparableState } from './comparableState';

/** Where two logs differ first. Steps count from 1; 0 is the start. */
export type FirstDifference =
  /** Only one of them has the step. */
  | { readonly kind: 'step'; readonly at: Pair; readonly action: string }
  /** Both have the step, and the states after it differ. `differences` lead from the first log to the second. */
  | {
      readonly kind: 'state';
      readonly at: Pair;
      readonly action: string;
      readonly differences: readonly Difference[];
    };

export interface LogComparison {
  readonly pairs: readonly Pair[];
  /** Steps that only one of the logs has. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** Undefined where both logs have the same steps with the same states. */
  readonly difference: FirstDifference | undefined;
}

/** A log and its replay, which may be folded as far as it likes. */
export interface Replayed {
  readonly log: Pick<ActionLog, 'steps'>;
  readonly replay: Replay;
}

const START: Pair = { first: 0, second: 0 };
const MOST = 200;

/** Aligns two logs by the names of their actions, and replays both up to the first place where they differ. */
export function* compareLogs(first: Replayed, second: Replayed): Stepwise<LogComparison> {
  const names = ({ log }: Replayed): readonly string[] => log.steps.map(stepName);
  const pairs = alignment(names(first), names(second));
  const onlyFirst = pairs.filter((pair) => pair.second === undefined).length;
  const onlySecond = pairs.filter((pair) => pair.first === undefined).length;
  let done = 0;
  for (const pair of [START, ...pairs]) {
    const difference = differenceAt(first, second, pair);
    if (difference !== undefined) return { pairs, onlyFirst, onlySecond, difference };
    done += 1;
    yield done / (pairs.length + 1);
  }
  return { pairs, onlyFirst, onlySecond, difference: undefined };
}

function differenceAt(first: Replayed, second: Replayed, at: Pair): FirstDifference | undefined {
  const action =
    at === START
      ? 'the start'
      : stepName(
          at.first === undefined ? second.log.steps[(at.second ?? 0) - 1] : first.log.steps[at.first - 1],
        );
  if (at.first === undefined || at.second === undefined) return { kind: 'step', at, action };
  const found = stateDifferences(first.replay.stateAt(at.first), second.replay.stateAt(at.second));
  return found.length === 0 ? undefined : { kind: 'state', at, action, differences: found };
}

/** Where two states of different recordings differ, apart from what every recording has of its own; at most 200 places. */
export function stateDifferences(first: unknown, second: unknown): readonly Difference[] {
  const [one, other] = [comparableState(first), comparableState(second)];
  const slices = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return slices
    .filter((slice) => stateHash(one[slice]) !== stateHash(other[slice]))
    .flatMap((slice) => differences({ [slice]: one[slice] }, { [slice]: other[slice] }, MOST))
    .slice(0, MOST);
}

/** The step of the second log to show beside a step of the first: its own, or the last one that came before. */
export function stepBeside(pairs: readonly Pair[], step: number): number {
  let beside = 0;
  for (const { first, second } of pairs) {
    if (first !== undefined && first > step) break;
    if (first === step) return second ?? beside;
    if (second !== undefined) beside = second;
  }
  return beside;
}
