import { useSyncExternalStore } from 'react';

/** From here on a document has room beside the lines. */
const WIDE = '(min-width: 80rem)';

/** Whether the window is as wide as a desk's screen. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

const isWide = (): boolean => matchMedia(WIDE).matches;

function subscribe(listen: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', listen);
  return () => {
    width.removeEventListener('change', listen);
  };
}
