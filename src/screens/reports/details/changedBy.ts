/** From how many percent up or down a figure is worth a look. */
const UNUSUAL_PERCENT = 50;

export interface Change {
  /** In whole percent, with its sign; null where there was nothing before. */
  readonly percent: number | null;
  readonly isUnusual: boolean;
}

/** By how much a figure has changed, in the same unit before and after. */
export function changedBy(before: bigint, after: bigint): Change {
  if (before <= 0n) return { percent: null, isUnusual: after !== before };
  const percent = Number(((after - before) * 100n) / before);
  return { percent, isUnusual: Math.abs(percent) >= UNUSUAL_PERCENT };
}
