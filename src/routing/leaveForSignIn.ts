import { withoutBase } from './basePath';
import type { SessionEnd } from '../state/sessionEnd';
import type { Router } from './router';
import { routeOf } from './routes';

/**
 * To the sign-in page when a session has ended. Whose session the server refused comes back after signing in: to the same place
 * (H08), or to where they were going when it was refused (H49).
 */
export function leaveForSignIn(router: Pick<Router, 'state' | 'navigate'>, reason: SessionEnd): void {
  const { search, hash, ...location } = router.state.navigation.location ?? router.state.location;
  const pathname = withoutBase(location.pathname);
  if (routeOf(pathname)?.name === 'login') return;
  const next = reason === 'refused' ? `/?next=${encodeURIComponent(pathname + search + hash)}` : '/';
  void router.navigate(next);
}
