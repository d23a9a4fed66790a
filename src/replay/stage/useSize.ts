import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width and height of an element's inside in pixels, as they change; 0 until it is laid out. */
export function useSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      setSize({ width: box.clientWidth, height: box.clientHeight });
    });
    watch.observe(box);
    return () => {
      watch.disconnect();
    };
  }, [element]);
  return size;
}
