import type { LogStep } from './actionLog';
import { stateHash } from './stateHash';

/** The first step after which a slice was not what it was when recorded. */
export interface SliceDifference {
  readonly slice: string;
  /** Counts from 1: the state after so many steps. */
  readonly step: number;
  /** Null where the recording says that the slice did not exist. */
  readonly recorded: string | null;
  readonly folded: string | null;
}

interface Comparison {
  readonly look: (step: number, logged: LogStep, before: unknown, after: unknown) => void;
  readonly differences: () => readonly SliceDifference[];
  readonly compared: () => number;
}

/** Compares the hashes a log recorded with those of our own fold, slice by slice, until each slice's first difference. */
export function createComparison(start: unknown): Comparison {
  const recorded = new Map<string, string>();
  const found: SliceDifference[] = [];
  const parted = new Set<string>();
  let compared = 0;
  begin(start);

  function begin(state: unknown): void {
    recorded.clear();
    for (const [slice, value] of slicesOf(state)) recorded.set(slice, stateHash(value));
  }

  function check(slice: string, step: number, after: unknown): void {
    if (parted.has(slice)) return;
    const value = slicesOf(after).get(slice);
    const folded = value === undefined ? null : stateHash(value);
    const expected = recorded.get(slice) ?? null;
    if (folded === expected) return;
    parted.add(slice);
    found.push({ slice, step, recorded: expected, folded });
  }

  return {
    look: (step, logged, before, after) => {
      if (logged.kind === 'restart') {
        begin(after);
        parted.clear();
        return;
      }
      if (logged.slices === undefined) return;
      compared += 1;
      for (const [slice, hash] of Object.entries(logged.slices)) recorded.set(slice, hash);
      const touched = new Set([...Object.keys(logged.slices), ...changedSlices(before, after)]);
      for (const slice of touched) check(slice, step, after);
    },
    differences: () => found,
    compared: () => compared,
  };
}

/** The parts of a state by name. */
export const slicesOf = (state: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof state === 'object' && state !== null ? Object.entries(state) : []);

/** Names of the slices that are other objects than before. */
export function changedSlices(before: unknown, after: unknown): readonly string[] {
  if (before === after) return [];
  const old = slicesOf(before);
  const now = slicesOf(after);
  return [...new Set([...old.keys(), ...now.keys()])].filter((slice) => old.get(slice) !== now.get(slice));
}
