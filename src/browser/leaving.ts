/** Names the build on screen: the address of its entry script carries a hash of the content. */
export const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/main"]')?.src ?? 'development';

/** Loads an address afresh. */
export const loadAfresh = (address: string): void => {
  location.assign(address);
};

/** Calls back when the browser brings a page back from its memory instead of loading it (H38). */
export function onBroughtBack(listener: () => void): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted) listener();
  });
}
