import type { Mark } from '../log/marks';
import type { Comparing } from './useComparison';

/** What a second log says of the steps of the first: which of them only one has, and where the states differ first. */
export function comparisonMarks(comparing: Comparing): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, readonly Mark[]>();
  if (comparing.kind !== 'compared') return marks;
  const { pairs, difference } = comparing.comparison;
  const add = (step: number, mark: Mark): void => {
    marks.set(Math.max(1, step), [...(marks.get(Math.max(1, step)) ?? []), mark]);
  };
  let last = 0;
  for (const { first, second } of pairs) {
    if (first === undefined) add(last, { kind: 'only-second', step: second ?? 0 });
    else {
      last = first;
      if (second === undefined) add(first, { kind: 'only-first' });
    }
  }
  if (difference?.kind === 'state') add(difference.at.first ?? 0, { kind: 'parted' });
  return marks;
}
