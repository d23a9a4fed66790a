export type Urgency = 'calm' | 'soon' | 'over';

/** How much a deadline presses: past, within two weeks, or neither. */
export function urgencyOf(daysLeft: number): Urgency {
  if (daysLeft < 0) return 'over';
  return daysLeft <= 14 ? 'soon' : 'calm';
}

/** How much of a quantity is used, in whole percent between 0 and 100, for the length of a bar. */
export function usedPercent(used: bigint, total: bigint): number {
  if (total <= 0n) return 0;
  const percent = (used * 100n) / total;
  return Number(percent > 100n ? 100n : percent < 0n ? 0n : percent);
}
