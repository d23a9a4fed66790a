import { slicesOf } from './comparison';

/**
 * A state that an earlier build recorded, with the slices that came later as this build begins them. Reducers add them with the first
 * action anyway; without them a slice that nothing has touched would count as a difference.
 * @param beginning the state this build begins with
 */
export function withLaterSlices(recorded: unknown, beginning: unknown): unknown {
  const known = slicesOf(recorded);
  const later = [...slicesOf(beginning)].filter(([slice]) => !known.has(slice));
  return known.size === 0 || later.length === 0
    ? recorded
    : { ...Object.fromEntries(known), ...Object.fromEntries(later) };
}

/** A state in the slices that a recording began with: only of these can its hashes tell. */
export function inSlicesOf(recorded: unknown, state: unknown): unknown {
  const known = slicesOf(recorded);
  const slices = [...slicesOf(state)];
  return known.size === 0 || slices.every(([slice]) => known.has(slice))
    ? state
    : Object.fromEntries(slices.filter(([slice]) => known.has(slice)));
}
