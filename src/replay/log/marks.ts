import type { ActionLog } from '../../actionLog/actionLog';
import type { Findings } from '../../actionLog/replay';
import type { Row } from './row';

/** Why a step deserves a look. */
export type Mark =
  | { readonly kind: 'difference'; readonly slice: string }
  | { readonly kind: 'breach'; readonly rule: string; readonly found: string }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'drift'; readonly slices: readonly string[] }
  | { readonly kind: 'failure' }
  /** A second log has no such step. */
  | { readonly kind: 'only-first' }
  /** A second log has a step of its own behind this one. */
  | { readonly kind: 'only-second'; readonly step: number }
  /** From here on, the states of a second log differ. */
  | { readonly kind: 'parted' }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'console'; readonly level: 'warning' | 'error'; readonly text: string };

export interface Marks {
  /** The marks of one step. */
  readonly at: (step: number) => readonly Mark[];
  /** Steps whose state is not what was recorded, ascending. */
  readonly differing: readonly number[];
  /** Steps at which something went wrong, ascending. */
  readonly failing: readonly number[];
}

const DIFFERENCES: ReadonlySet<Mark['kind']> = new Set([
  'difference',
  'drift',
  'only-first',
  'only-second',
  'parted',
]);

const NONE: readonly Mark[] = [];

/** Marks by step. */
export type MarksByStep = ReadonlyMap<number, readonly Mark[]>;

/** What the log itself tells of its steps; a long one is gone through once. */
export function recordedMarks(log: Pick<ActionLog, 'steps' | 'console'>, rows: readonly Row[]): MarksByStep {
  const marks = new Map<number, Mark[]>();
  for (const [index, step] of log.steps.entries())
    if (step.kind === 'action' && step.drift.length > 0)
      add(marks, index + 1, { kind: 'drift', slices: step.drift });
  for (const row of rows) if (row.isFailure) add(marks, row.number, { kind: 'failure' });
  for (const { afterSteps, level, text } of log.console)
    add(marks, Math.max(1, afterSteps), { kind: 'console', level, text });
  return marks;
}

/**
 * Everything known about the steps of a log so far. Further on in the fold there may be more.
 * @param others what a second log and somebody's notes say of its steps
 */
export function marksOf(recorded: MarksByStep, found: Findings, others: readonly MarksByStep[] = []): Marks {
  const byStep = new Map<number, Mark[]>();
  for (const { step, slice } of found.differences) add(byStep, step, { kind: 'difference', slice });
  for (const { step, rule, found: what } of found.breaches)
    add(byStep, step, { kind: 'breach', rule, found: what });
  for (const { step, message } of found.failures) add(byStep, step, { kind: 'broken', message });
  for (const [step, marks] of [recorded, ...others].flatMap((each) => [...each]))
    for (const mark of marks) add(byStep, step, mark);
  const steps = [...byStep.keys()].sort((a, b) => a - b);
  const having = (isWanted: (mark: Mark) => boolean): readonly number[] =>
    steps.filter((step) => byStep.get(step)?.some(isWanted));
  return {
    at: (step) => byStep.get(step) ?? NONE,
    differing: having(({ kind }) => DIFFERENCES.has(kind)),
    failing: having(
      (mark) =>
        mark.kind === 'failure' ||
        mark.kind === 'breach' ||
        mark.kind === 'broken' ||
        (mark.kind === 'console' && mark.level === 'error'),
    ),
  };
}

function add(byStep: Map<number, Mark[]>, step: number, mark: Mark): void {
  const marks = byStep.get(step);
  if (marks === undefined) byStep.set(step, [mark]);
  else marks.push(mark);
}

/** The next of ascending steps after this one, or before it. */
export const nextOf = (steps: readonly number[], from: number, isBack: boolean): number | undefined =>
  isBack ? steps.findLast((step) => step < from) : steps.find((step) => step > from);
