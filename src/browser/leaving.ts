/** Names the build on screen: the address of its entry script carries a hash of the content. */
export const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/main"]')?.src ?? 'development';

/** The parts of the page that loading it afresh needs. */
interface Page {
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly history: Pick<History, 'replaceState'>;
}

/**
 * Loads an address afresh. To a browser the page's own address with a fragment is a jump within the page, which loads nothing: there
 * the page is loaded again.
 */
export function loadAfresh(address: string, { location, history }: Page = window): void {
  const wanted = new URL(address, location.href);
  if (withoutFragment(wanted) !== withoutFragment(new URL(location.href))) {
    location.assign(address);
    return;
  }
  history.replaceState(null, '', address);
  location.reload();
}

const withoutFragment = ({ origin, pathname, search }: URL): string => origin + pathname + search;

/** Calls back when the browser brings a page back from its memory instead of loading it (H38). */
export function onBroughtBack(listener: () => void): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted) listener();
  });
}
