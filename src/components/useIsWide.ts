import { useSyncExternalStore } from 'react';

/** 1280 pixels at the usual size of text. */
const WIDE = '(min-width: 80rem)';

/** Whether the window has room for a document beside the lines. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

const isWide = (): boolean => matchMedia(WIDE).matches;

function subscribe(listen: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', listen);
  return () => {
    width.removeEventListener('change', listen);
  };
}
