import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../../routing/router';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'name' in handle;

/** The name of the route on screen. */
export function useRouteName(): RouteHandle['name'] {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  return handle?.name ?? 'notfound';
}
