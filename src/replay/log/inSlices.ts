import type { Stepwise } from '../../actionLog/stepwise';

/** Between two slices of work the page answers keys and pointer, and paints. */
const SLICE_MS = 12;
const REPORT_EVERY_MS = 100;

export interface SliceDependencies {
  readonly signal: AbortSignal;
  /** How much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Does long work in slices that never hold the page; undefined where it was called off in the meantime. */
export async function inSlices<T>(
  work: Stepwise<T>,
  { signal, onProgress }: SliceDependencies,
): Promise<T | undefined> {
  let reportedAt = 0;
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
      if (performance.now() - reportedAt > REPORT_EVERY_MS) {
        reportedAt = performance.now();
        onProgress(step.value);
      }
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
