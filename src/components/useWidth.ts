import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in pixels, as it changes; 0 until it is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  // An observer reports once at its start, so the first width comes from it too.
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      setWidth(box.clientWidth);
    });
    watch.observe(box);
    return () => {
      watch.disconnect();
    };
  }, [element]);
  return width;
}
