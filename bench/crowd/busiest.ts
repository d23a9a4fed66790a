/** The most of the moments (milliseconds, in order) that fall into any window of one second. */
export function busiestSecond(moments: readonly number[]): number {
  let most = 0;
  let first = 0;
  for (const [last, at] of moments.entries()) {
    while ((moments[first] ?? at) <= at - 1_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
