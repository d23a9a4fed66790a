/** Two steps that belong together, counted from 1; undefined where the other log has no such step. */
export interface Pair {
  readonly first: number | undefined;
  readonly second: number | undefined;
}

/** Logs that differ in more places than this have little in common; aligning them exactly would cost too much. */
const MOST_EDITS = 500;

/**
 * The steps of two logs side by side, by the names of their actions, with as few steps left alone as possible. Between two parts that
 * have almost nothing in common, all steps of the first log come before all steps of the second.
 */
export function alignment(first: readonly string[], second: readonly string[]): readonly Pair[] {
  let head = 0;
  while (head < first.length && head < second.length && first[head] === second[head]) head += 1;
  let tail = 0;
  while (
    tail < first.length - head &&
    tail < second.length - head &&
    first[first.length - 1 - tail] === second[second.length - 1 - tail]
  )
    tail += 1;
  const middle = alignedMiddle(
    first.slice(head, first.length - tail),
    second.slice(head, second.length - tail),
  );
  return [
    ...Array.from({ length: head }, (_, index) => ({ first: index + 1, second: index + 1 })),
    ...middle.map((pair) => ({
      first: pair.first === undefined ? undefined : pair.first + head,
      second: pair.second === undefined ? undefined : pair.second + head,
    })),
    ...Array.from({ length: tail }, (_, index) => ({
      first: first.length - tail + index + 1,
      second: second.length - tail + index + 1,
    })),
  ];
}

/** Myers’ shortest edit script: how far each diagonal reaches after each edit, and the way back. */
function alignedMiddle(first: readonly string[], second: readonly string[]): readonly Pair[] {
  const trace: ReadonlyMap<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= Math.min(MOST_EDITS, first.length + second.length); edits += 1) {
    trace.push(reach);
    reach = new Map(reach);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = comesDown(reach, diagonal, edits)
        ? (reach.get(diagonal + 1) ?? 0)
        : (reach.get(diagonal - 1) ?? 0) + 1;
      while (x < first.length && x - diagonal < second.length && first[x] === second[x - diagonal]) x += 1;
      reach.set(diagonal, x);
      if (x >= first.length && x - diagonal >= second.length)
        return wayBack(trace, first.length, second.length);
    }
  }
  return [
    ...first.map((_, index) => ({ first: index + 1, second: undefined })),
    ...second.map((_, index) => ({ first: undefined, second: index + 1 })),
  ];
}

const comesDown = (reach: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean =>
  diagonal === -edits ||
  (diagonal !== edits && (reach.get(diagonal - 1) ?? 0) < (reach.get(diagonal + 1) ?? 0));

function wayBack(
  trace: readonly ReadonlyMap<number, number>[],
  lengthOfFirst: number,
  lengthOfSecond: number,
): readonly Pair[] {
  const pairs: Pair[] = [];
  let x = lengthOfFirst;
  let y = lengthOfSecond;
  for (const [edits, reach] of [...trace.entries()].toReversed()) {
    const diagonal = x - y;
    const isDown = comesDown(reach, diagonal, edits);
    const before = isDown ? diagonal + 1 : diagonal - 1;
    const beforeX = reach.get(before) ?? 0;
    const beforeY = beforeX - before;
    while (x > beforeX && y > beforeY && x > 0 && y > 0) {
      pairs.push({ first: x, second: y });
      x -= 1;
      y -= 1;
    }
    if (edits === 0) break;
    pairs.push(isDown ? { first: undefined, second: y } : { first: x, second: undefined });
    x = beforeX;
    y = beforeY;
  }
  return pairs.toReversed();
}
