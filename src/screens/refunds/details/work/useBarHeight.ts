import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheet how tall the claim's bar is: the heading of the lines sticks under it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = bar.current;
    if (box === null) return undefined;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      root.style.setProperty('--claim-bar', `${box.offsetHeight}px`);
    });
    watch.observe(box);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--claim-bar');
    };
  }, [bar]);
}
