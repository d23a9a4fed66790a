/** Gives the DOM of these tests what a browser has and it does not; nothing of it changes what is shown. */
export function giveLayout(): void {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  });
}
