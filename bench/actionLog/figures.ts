const ROUNDS = 5;

/** The median time of a few rounds in milliseconds, garbage collected before each where Node allows it. */
export function medianMs(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    globalThis.gc?.();
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

export const perAction = (ms: number, actions: number): string => `${((ms * 1_000) / actions).toFixed(1)} µs`;

export const perSecond = (ms: number, actions: number): string =>
  `${Math.round((actions / ms) * 1_000).toLocaleString('en')}/s`;
