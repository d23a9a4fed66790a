import type { ActionLog, LogStep } from '../actionLog';
import { breaches } from '../invariants';
import type { AnyReducer } from '../logFormat';
import { createReplay, type Replay } from '../replay';
import { stateHash } from '../stateHash';
import { atOnce, type Stepwise } from '../stepwise';
import { valueAt } from './expectation';
import type { Finding } from './finding';
import { stepUnits, type StepUnit } from './stepUnits';

export type Shrunk =
  | {
      readonly kind: 'shrunk';
      readonly finding: Finding;
      readonly steps: readonly LogStep[];
      readonly from: number;
    }
  | { readonly kind: 'nothing-wrong' }
  /** Recorded hashes apply to the whole log only: what merely differs from them shrinks against a build that does otherwise. */
  | { readonly kind: 'needs-another-build' };

/** Whether steps still show what was found. */
type Fails = (steps: readonly LogStep[], done: number) => Stepwise<boolean>;

/** What of a log is replayed. */
type Steps = Pick<ActionLog, 'start' | 'steps'>;

/** All of it in one go; see below. */
export const shrink = (
  log: ActionLog,
  findings: readonly Finding[],
  reducer: AnyReducer,
  other: AnyReducer | undefined,
): Shrunk => atOnce(shrinkStepwise(log, findings, reducer, other));

/**
 * The fewest steps that still show what was found: taking any one of them away makes it vanish. Two builds shrink to where they
 * part; otherwise the first broken rule or failure is shrunk to, whatever hashes the log holds. For a wrong value, the step at which
 * it is wrong stays, and steps that belong together stay together: what is left would otherwise be wrong on every build. What is
 * done is the share of the steps that were taken away.
 */
export function* shrinkStepwise(
  log: Steps,
  findings: readonly Finding[],
  reducer: AnyReducer,
  other: AnyReducer | undefined,
): Stepwise<Shrunk> {
  const finding =
    findings.find(({ kind }) => kind === 'unexpected') ??
    findings.find(({ kind }) => kind === 'builds-part') ??
    findings.find(({ kind }) => kind !== 'differs');
  const fails = finding === undefined ? undefined : failsLike(log, finding, reducer, other);
  if (finding === undefined || fails === undefined)
    return { kind: findings.length === 0 ? 'nothing-wrong' : 'needs-another-build' };
  const originals = new Map(log.steps.slice(0, finding.step).map((step) => [withoutHashes(step), step]));
  const all = [...originals.keys()];
  // What is there before the first step stays through any choice of steps: none of them brings it about.
  if (yield* fails([], 0)) return { kind: 'shrunk', finding, steps: [], from: log.steps.length };
  const needed = yield* fewestUnits(all, finding, fails);
  const left = [...originals].filter(([step]) => needed.has(step)).map(([, original]) => original);
  return { kind: 'shrunk', finding, steps: left, from: log.steps.length };
}

/** Takes away half of the units, then ever smaller parts, as long as what is left still fails. */
function* fewestUnits(
  all: readonly LogStep[],
  finding: Finding,
  fails: Fails,
): Stepwise<ReadonlySet<LogStep>> {
  const isValue = finding.kind === 'unexpected';
  const units = isValue ? stepUnits(all) : all.map((step) => [step]);
  const last = all.at(-1);
  const kept = isValue && last !== undefined ? units.filter((unit) => unit.includes(last)) : [];
  const chosen = (some: readonly StepUnit[]): ReadonlySet<LogStep> => new Set([...kept, ...some].flat());
  const failing = (some: readonly StepUnit[], done: number): Stepwise<boolean> => {
    const steps = chosen(some);
    return fails(
      all.filter((step) => steps.has(step)),
      done,
    );
  };
  if (kept.length > 0 && (yield* failing([], 0))) return chosen([]);
  let left: readonly StepUnit[] = units.filter((unit) => !kept.includes(unit));
  let parts = 2;
  while (left.length > 1 && parts <= left.length) {
    const size = Math.ceil(left.length / parts);
    const smaller = yield* firstFailing(left, size, failing, 1 - left.length / units.length);
    if (smaller === undefined) {
      if (size === 1) break;
      parts = Math.min(parts * 2, left.length);
    } else {
      left = smaller;
      parts = Math.max(2, parts - 1);
    }
  }
  return chosen(left);
}

/** The units without one stretch of a given size, the first that still fails so. */
function* firstFailing(
  units: readonly StepUnit[],
  size: number,
  failing: (units: readonly StepUnit[], done: number) => Stepwise<boolean>,
  done: number,
): Stepwise<readonly StepUnit[] | undefined> {
  for (let from = 0; from < units.length; from += size) {
    const rest = [...units.slice(0, from), ...units.slice(from + size)];
    if (yield* failing(rest, done)) return rest;
  }
  return undefined;
}

function failsLike(
  { start, steps: whole }: Steps,
  finding: Finding,
  reducer: AnyReducer,
  other: AnyReducer | undefined,
): Fails | undefined {
  const replayed = function* (
    steps: readonly LogStep[],
    by: AnyReducer,
    done: number,
    checksInvariants = false,
  ): Stepwise<Replay> {
    const replay = createReplay({ start, steps }, by, { checksInvariants });
    yield* advance(replay, done);
    return replay;
  };
  switch (finding.kind) {
    case 'breach':
      return function* (steps, done) {
        const replay = yield* replayed(steps, reducer, done, true);
        return replay.findings().breaches.some(({ rule }) => rule === finding.rule);
      };
    case 'failure':
      return function* (steps, done) {
        const replay = yield* replayed(steps, reducer, done);
        return replay.findings().failures.some(({ message }) => message === finding.message);
      };
    case 'unexpected': {
      const found = stateHash(finding.found);
      let sound: ((replay: Replay) => boolean) | undefined;
      return function* (steps, done) {
        // Without the sign-in, for example, answers would be cached for nobody: a rule that only too few steps break.
        sound ??= noLessSound(yield* replayed(whole.slice(0, finding.step), reducer, done));
        const replay = yield* replayed(steps, reducer, done);
        return (
          stateHash(valueAt(replay.stateAt(steps.length), finding.path) ?? null) === found && sound(replay)
        );
      };
    }
    case 'builds-part':
    case 'differs': {
      if (other === undefined) return undefined;
      return function* (steps, done) {
        const ours = yield* replayed(steps, reducer, done);
        const theirs = yield* replayed(steps, other, done);
        return stateHash(ours.stateAt(steps.length)) !== stateHash(theirs.stateAt(steps.length));
      };
    }
  }
}

/** Whether a replay ends without a broken rule, and without a failure, that another one does not have. */
function noLessSound(whole: Replay): (replay: Replay) => boolean {
  const faultsOf = (replay: Replay): readonly string[] => [
    ...breaches(replay.stateAt(replay.length)).map(({ rule }) => rule),
    ...replay.findings().failures.map(({ message }) => message),
  ];
  const known = new Set(faultsOf(whole));
  return (replay) => faultsOf(replay).every((fault) => known.has(fault));
}

/** A page that shrinks a log answers between so many steps. */
const STEPS_AT_ONCE = 50;

function* advance(replay: Replay, done: number): Stepwise<void> {
  for (let at = 0; at < replay.length; yield done) at = replay.advanceTo(at + STEPS_AT_ONCE);
}

/** The recorded hashes of a step apply to the whole log, and comparing them takes longer than the step itself. */
function withoutHashes(step: LogStep): LogStep {
  if (step.kind === 'restart') return step;
  const { slices: _slices, ...rest } = step;
  return rest;
}
