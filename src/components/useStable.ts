import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that keeps its identity and does what the newest render would do, so that a memoized part is not drawn again for it.
 * For events only: while rendering, it would still do what the render before did.
 */
export function useStable<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
