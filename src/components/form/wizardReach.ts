/** The place of the last page that was seen; not in the address before the person has gone to another page. */
export const REACHED = 'reached';

/**
 * How far a wizard was looked through. It is in the address, so that a reload and a replay know it.
 * @param at the place of the page on screen
 */
export function reachIn(address: URLSearchParams, at: number) {
  const reached = address.get(REACHED);
  return {
    /** The person has gone to another page since the form was opened. */
    hasMoved: reached !== null,
    /** Pages behind it were not seen yet: nothing is done there. */
    furthest: Math.max(at, Number(reached ?? 0) || 0),
  };
}
