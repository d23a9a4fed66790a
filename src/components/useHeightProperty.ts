import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the style sheet how tall an element is, so that what sticks to the page sticks under it: the frame's header with its banners,
 * or a claim's bar.
 */
export function useHeightProperty(
  element: RefObject<HTMLElement | null>,
  property: '--frame-top' | '--claim-bar',
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty(property, `${box.offsetHeight}px`);
    });
    watch.observe(box);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
