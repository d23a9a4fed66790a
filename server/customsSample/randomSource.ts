/** Random numbers that can be repeated: the same seed gives the same numbers on every machine. */
export interface RandomSource {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight; heavier choices come more often. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** A small counter-based generator; good enough for samples, never for secrets. */
export function randomSource(seed: number): RandomSource {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(choices: readonly T[], index: number): T => {
    const choice = choices[index];
    if (choice === undefined) throw new RangeError('There is nothing to choose from.');
    return choice;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (choices) => at(choices, Math.floor(next() * choices.length)),
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return at(choices, choices.length - 1)[0];
    },
  };
}
