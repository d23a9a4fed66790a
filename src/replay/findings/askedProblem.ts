import {
  canHold,
  isMet,
  readExpectation,
  valueAt,
  type Expectation,
} from '../../actionLog/findings/expectation';
import { stepName, type Finding } from '../../actionLog/findings/finding';
import type { StepSnapshot } from '../log/snapshot';

/** What somebody says is wrong at a step, once it can be looked for. */
export type AskedProblem =
  | { readonly kind: 'problem'; readonly finding: Finding; readonly expectation: Expectation }
  | { readonly kind: 'place-missing' }
  /** No state has such a place. */
  | { readonly kind: 'place-unknown' }
  /** The place has that value. */
  | { readonly kind: 'met' };

/** Reads a place of the state and the value it should have after a step. */
export function askedProblem(
  place: string,
  value: string,
  { step, logged, state }: Pick<StepSnapshot, 'step' | 'logged' | 'state'>,
): AskedProblem {
  const expectation = readExpectation(`${place.trim()}=${value.trim()}`);
  if (expectation === undefined) return { kind: 'place-missing' };
  if (!canHold(state, expectation.path)) return { kind: 'place-unknown' };
  if (isMet(state, expectation)) return { kind: 'met' };
  const { path, value: expected } = expectation;
  const found = valueAt(state, path) ?? null;
  return {
    kind: 'problem',
    finding: { kind: 'unexpected', step, action: stepName(logged), path, expected, found },
    expectation,
  };
}

/** The value at a place as it is typed; undefined where the text names no place. */
export function valueNow(place: string, state: unknown): unknown {
  const read = readExpectation(`${place.trim()}=x`);
  return read === undefined || !canHold(state, read.path) ? undefined : (valueAt(state, read.path) ?? null);
}
