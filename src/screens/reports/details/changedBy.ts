/** From how many percent up or down a figure is worth a look. */
const UNUSUAL_PERCENT = 50;

export interface Change {
  /** In percent to one decimal, with its sign; null where there was nothing before. */
  readonly percent: number | null;
  readonly isUnusual: boolean;
}

/** By how much a figure has changed, in the same unit before and after. */
export function changedBy(before: bigint, after: bigint): Change {
  if (before <= 0n) return { percent: null, isUnusual: after !== before };
  const percent = Math.round(Number(((after - before) * 100_000n) / before) / 100) / 10;
  return { percent, isUnusual: Math.abs(percent) >= UNUSUAL_PERCENT };
}
