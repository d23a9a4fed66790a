import type { LogStep } from '../../actionLog/actionLog';
import type { Marks } from './marks';
import type { Row, RowKind } from './row';

/** Which rows the list shows. */
export interface RowFilter {
  /** Words or parts of words; a step must hold them all: in its name, in what it carries, or in the parts of the state it changed. */
  readonly text: string;
  /** Empty shows every kind. */
  readonly kinds: ReadonlySet<RowKind>;
  /** Only rows that carry a mark. */
  readonly marked: boolean;
}

export const NO_FILTER: RowFilter = { text: '', kinds: new Set(), marked: false };

/** The rows that pass, in order. */
export function filterRows(
  rows: readonly Row[],
  steps: readonly LogStep[],
  { text, kinds, marked }: RowFilter,
  marks: Marks,
): readonly Row[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && kinds.size === 0 && !marked) return rows;
  return rows.filter(
    (row) =>
      (kinds.size === 0 || kinds.has(row.kind)) &&
      (!marked || marks.at(row.number).length > 0) &&
      words.every((word) => holds(row, word) || stepHolds(steps[row.number - 1], word)),
  );
}

const holds = ({ number, name, detail }: Row, word: string): boolean =>
  name.toLowerCase().includes(word) || detail.toLowerCase().includes(word) || String(number) === word;

function stepHolds(step: LogStep | undefined, word: string): boolean {
  // A short number means a step; inside of times and IDs it stands by chance.
  if (step?.kind !== 'action' || /^\d{1,3}$/.test(word)) return false;
  return (
    Object.keys(step.slices ?? {}).some((slice) => slice.toLowerCase().includes(word)) ||
    holdsText(step.action['payload'], word) ||
    holdsText(step.action['meta'], word)
  );
}

/** Where in the shown rows a step stands, or the last one before it; -1 where all come later. */
export function indexOfStep(shown: readonly Row[], step: number): number {
  let low = -1;
  let high = shown.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((shown[middle]?.number ?? 0) <= step) low = middle;
    else high = middle;
  }
  return low;
}

/** A long answer is searched only so far: the list of a long log must follow the keys. */
const MOST_PARTS = 500;

/** Whether a text, a number, or a name within a value holds a word in small letters. */
function holdsText(value: unknown, word: string): boolean {
  const open: unknown[] = [value];
  for (let parts = 0; open.length > 0 && parts < MOST_PARTS; parts += 1) {
    const part = open.pop();
    if (typeof part === 'string' || typeof part === 'number') {
      if (String(part).toLowerCase().includes(word)) return true;
    } else if (typeof part === 'object' && part !== null) {
      if (!Array.isArray(part) && Object.keys(part).some((name) => name.toLowerCase().includes(word)))
        return true;
      const inner: readonly unknown[] = Object.values(part);
      open.push(...inner);
    }
  }
  return false;
}
