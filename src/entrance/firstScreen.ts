import { routeOf, type RouteName } from '../routing/routes';

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * The address of the screen a person will see first, as far as it can be told: the one in the address bar, or behind the sign-in
 * page the one they are sent on to. A guess to load by; the guard decides.
 */
export function firstAddress({ pathname, search }: Address): Address {
  const route = routeOf(pathname);
  if (route !== undefined && route.name !== 'login') return { pathname, search };
  const next = new URLSearchParams(search).get('next') ?? '';
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(next) ?? [];
  return routeOf(path) === undefined ? { pathname: '/home', search: '' } : { pathname: path, search: query };
}

export const firstScreen = (address: Address): RouteName =>
  routeOf(firstAddress(address).pathname)?.name ?? 'home';
