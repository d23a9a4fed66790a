import { routeOf, type RouteName } from '../routing/routes';

/**
 * The screen a person will see first, as far as the address tells: the one it names, or behind the sign-in page the one they are
 * sent on to. A guess to load by; the guard decides.
 */
export function firstScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): RouteName {
  const route = routeOf(pathname);
  if (route !== undefined && route.name !== 'login') return route.name;
  const next = new URLSearchParams(search).get('next') ?? '';
  return routeOf(next.replace(/[?#].*$/s, ''))?.name ?? 'home';
}
