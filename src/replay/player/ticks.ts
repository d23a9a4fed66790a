/** Finer than this two ticks could not be told apart. */
const PLACES = 400;

/** Where on a line of a log's length the given steps lie, in percent, each place once. */
export function ticksOf(steps: readonly number[], length: number): readonly number[] {
  const places = new Set(steps.map((step) => Math.round((step / Math.max(1, length)) * PLACES)));
  return [...places].map((place) => (place / PLACES) * 100);
}
