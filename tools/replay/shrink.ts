import type { ActionLog, LogStep } from '../../src/actionLog/actionLog';
import type { AnyReducer } from '../../src/actionLog/logFormat';
import { createReplay } from '../../src/actionLog/replay';
import { stateHash } from '../../src/actionLog/stateHash';
import { valueAt } from './expectation';
import type { Finding } from './judge';

export type Shrunk =
  | {
      readonly kind: 'shrunk';
      readonly finding: Finding;
      readonly steps: readonly LogStep[];
      readonly from: number;
    }
  | { readonly kind: 'nothing-wrong' }
  /** Recorded hashes hold for the whole log only: what merely differs from them shrinks against a build that does otherwise. */
  | { readonly kind: 'needs-another-build' };

/**
 * The fewest steps that still show what was found: taking any one of them away makes it vanish. Two builds shrink to where they
 * part; otherwise the first broken rule or failure is shrunk to, whatever hashes the log holds.
 */
export function shrink(
  log: ActionLog,
  findings: readonly Finding[],
  reducer: AnyReducer,
  other: AnyReducer | undefined,
): Shrunk {
  const finding =
    findings.find(({ kind }) => kind === 'unexpected') ??
    findings.find(({ kind }) => kind === 'builds-part') ??
    findings.find(({ kind }) => kind !== 'differs');
  const fails = finding === undefined ? undefined : failsLike(log, finding, reducer, other);
  if (finding === undefined || fails === undefined)
    return { kind: findings.length === 0 ? 'nothing-wrong' : 'needs-another-build' };
  let steps = log.steps.slice(0, finding.step);
  let parts = 2;
  while (steps.length > 1 && parts <= steps.length) {
    const size = Math.ceil(steps.length / parts);
    const smaller = firstFailing(steps, size, fails);
    if (smaller === undefined) {
      if (size === 1) break;
      parts = Math.min(parts * 2, steps.length);
    } else {
      steps = smaller;
      parts = Math.max(2, parts - 1);
    }
  }
  return { kind: 'shrunk', finding, steps, from: log.steps.length };
}

/** The steps without one stretch of a given size, the first that still fails so. */
function firstFailing(
  steps: readonly LogStep[],
  size: number,
  fails: (steps: readonly LogStep[]) => boolean,
): LogStep[] | undefined {
  for (let from = 0; from < steps.length; from += size) {
    const rest = [...steps.slice(0, from), ...steps.slice(from + size)];
    if (fails(rest)) return rest;
  }
  return undefined;
}

function failsLike(
  { start }: ActionLog,
  finding: Finding,
  reducer: AnyReducer,
  other: AnyReducer | undefined,
): ((steps: readonly LogStep[]) => boolean) | undefined {
  const end = (steps: readonly LogStep[], by: AnyReducer): string =>
    stateHash(createReplay({ start, steps }, by, { checksInvariants: false }).stateAt(steps.length));
  switch (finding.kind) {
    case 'breach':
      return (steps) => {
        const replay = createReplay({ start, steps }, reducer);
        replay.advanceTo(steps.length);
        return replay.findings().breaches.some(({ rule }) => rule === finding.rule);
      };
    case 'failure':
      return (steps) => {
        const replay = createReplay({ start, steps }, reducer, { checksInvariants: false });
        replay.advanceTo(steps.length);
        return replay.findings().failures.some(({ message }) => message === finding.message);
      };
    case 'unexpected': {
      const found = stateHash(finding.found);
      return (steps) => {
        const replay = createReplay({ start, steps }, reducer, { checksInvariants: false });
        return stateHash(valueAt(replay.stateAt(steps.length), finding.path) ?? null) === found;
      };
    }
    case 'builds-part':
    case 'differs':
      return other === undefined ? undefined : (steps) => end(steps, reducer) !== end(steps, other);
  }
}
