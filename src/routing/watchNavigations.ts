import { withoutBase } from './basePath';
import type { Address } from '../state/navigation';
import type { Router } from './router';

/** Tells of the address on screen now, and of each further one as soon as its screen is there; filters in the query count too. */
export function watchNavigations(
  router: Pick<Router, 'state' | 'subscribe'>,
  report: (address: Address) => void,
): void {
  let message = '';
  const look = ({ initialized, navigation, location }: Router['state']): void => {
    const place = location.pathname + location.search;
    if (!initialized || navigation.state !== 'idle' || place === message) return;
    message = place;
    report(addressOf(withoutBase(location.pathname), location.search));
  };
  look(router.state);
  router.subscribe(look);
}

/** The fragment is left out, also of an address to go on to: links to a new password carry their secret there. */
const addressOf = (pathname: string, search: string): Address => ({
  pathname,
  query: Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, value.replace(/#.*$/s, '')]),
  ),
});
