import type { Stepwise } from '../../actionLog/stepwise';

/** Between two slices of work the page answers keys and pointer, and paints. */
const SLICE_MS = 12;
const TELL_EVERY_MS = 100;

export interface SliceEdges {
  readonly signal: AbortSignal;
  /** How much is done, from 0 to 1. */
  readonly tell: (done: number) => void;
}

/** Does long work in slices that never hold the page; undefined where it was called off meanwhile. */
export async function inSlices<T>(work: Stepwise<T>, { signal, tell }: SliceEdges): Promise<T | undefined> {
  let told = 0;
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
      if (performance.now() - told > TELL_EVERY_MS) {
        told = performance.now();
        tell(step.value);
      }
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
