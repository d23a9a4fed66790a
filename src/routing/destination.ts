import { afterSignIn, guard, type Decision, type Visitor } from './guard';
import { pathOf, routeOf } from './routes';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Whether a visitor stays at a place or is sent on: refused by the guard, past the sign-in page when signed in already, or from
 * another spelling of an address to the plain one. Addresses nobody knows stay where they are.
 */
export function destination(visitor: Visitor, { pathname, search, hash }: Place): Decision {
  const route = routeOf(pathname);
  if (route === undefined) return { kind: 'proceed' };
  const decision = guard(route.roles, visitor, pathname + search + hash, route.name);
  if (decision.kind === 'go') return decision;
  if (route.name === 'login' && visitor.isSignedIn)
    return { kind: 'go', to: afterSignIn(visitor, new URLSearchParams(search).get('next')) };
  return pathname === route.path ? decision : { kind: 'go', to: pathOf(route.name) + search + hash };
}
