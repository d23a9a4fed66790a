/** Tries of the library after a loss, in milliseconds; then it gives up and revival goes on. */
const LIBRARY_TRIES = [0, 2_000, 10_000, 30_000] as const;

/** Waits between revivals while nothing else wakes the connection; the last one repeats. */
const REVIVALS = [1_000, 3_000, 10_000, 30_000, 60_000] as const;

/** As many failed revivals make the next ones a minute apart. */
export const EVERY_MINUTE = REVIVALS.length - 1;

/** Losses within this time count as flapping. */
export const FLAP_WINDOW_MS = 60_000;

const MAX_BRAKE_MS = 30_000;

/**
 * Milliseconds until the library's next try, null when its tries are used up. A first loss is tried again at once; each further
 * loss within a minute doubles a brake, so that a flapping server is not stormed by every tab.
 * @param tried how often it has tried since this loss
 * @param recentLosses losses within the last minute, this one included
 * @param random a number from 0 to 1 that spreads the tabs
 */
export function retryDelay(tried: number, recentLosses: number, random: number): number | null {
  const base = LIBRARY_TRIES[tried];
  if (base === undefined) return null;
  return Math.round(base * (1 - random / 4) + brake(recentLosses, random));
}

function brake(recentLosses: number, random: number): number {
  return recentLosses < 2 ? 0 : Math.min(MAX_BRAKE_MS, 500 * 2 ** (recentLosses - 1)) * (0.5 + random / 2);
}

/**
 * Milliseconds until the next revival after `tried` failed ones, spread downwards so that it is never later than the minute
 * decision 5 allows.
 */
export function revivalDelay(tried: number, random: number): number {
  const base = REVIVALS[Math.min(tried, REVIVALS.length - 1)] ?? 60_000;
  return Math.round(base * (1 - random / 4));
}
