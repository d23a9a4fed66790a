import type { ApiDispatch } from '../api/base/useDispatch';
import { endpointOf, hasQuery, type Asked } from './everyRow';

/**
 * Asks the server for what a list will show after a press, in the press itself: its screen asks only after the new address is drawn,
 * and then finds this request under way. Where a filter is taken away, the screen may put its own in its place, so it asks itself.
 * @param now the part of the query that comes from the list's address; the rest, such as a company, stays
 * @param next that part after the press
 */
export function askAhead(dispatch: ApiDispatch, asked: Asked, now: object, next: object): void {
  const endpoint = endpointOf(asked);
  if (endpoint === null || !hasQuery(asked.originalArgs)) return;
  if (Object.keys(now).some((name) => !(name in next))) return;
  const others = Object.fromEntries(
    Object.entries(asked.originalArgs.query ?? {}).filter(([name]) => !(name in now)),
  );
  void dispatch(
    endpoint.initiate({ ...asked.originalArgs, query: { ...others, ...next } }, { subscribe: false }),
  );
}
