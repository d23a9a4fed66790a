import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheet how tall the header is, with its banners: what sticks to the page sticks under it. */
export function useFrameTop(top: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = top.current;
    if (box === null) return undefined;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      root.style.setProperty('--frame-top', `${box.offsetHeight}px`);
    });
    watch.observe(box);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--frame-top');
    };
  }, [top]);
}
