import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../../components/usePrinting';
import type { LineGridProps } from './LineGrid';
import { useHeldRow } from './useHeldRow';

const ROW_HEIGHT = 36;
/** What sticks to the upper edge of the page covers no row that is brought into view. */
const COVERED = 180;

/** Lines as a grid in the page itself: the page scrolls, the heading sticks, and only the rows in view are on it; on paper all are. */
export function PageLineGrid({ label, className, head, keys, rowClass, row, reveal = null }: LineGridProps) {
  const body = useRef<HTMLDivElement>(null);
  const top = usePlaceOnPage(body);
  const { rangeExtractor, around } = useHeldRow();
  const rows = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: top,
    scrollPaddingStart: COVERED,
    scrollPaddingEnd: ROW_HEIGHT,
    overscan: 10,
    rangeExtractor,
  });
  useEffect(() => {
    if (reveal === null) return undefined;
    rows.scrollToIndex(reveal.index);
    const frame = requestAnimationFrame(() => {
      document.getElementById(reveal.focusId)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [reveal, rows]);
  const isPrinting = usePrinting();
  const inView = isPrinting
    ? keys.map((key, index) => ({ key, index, style: {} }))
    : rows.getVirtualItems().map(({ key, index, start }) => ({
        key,
        index,
        style: { transform: `translateY(${start - top}px)` },
      }));
  return (
    <div
      className={`page-line-grid ${className}`}
      role="table"
      aria-label={label}
      aria-rowcount={keys.length + 1}
    >
      <div role="rowgroup" className="line-grid-head">
        <div role="row" aria-rowindex={1} className="line-row">
          {head}
        </div>
      </div>
      <div
        role="rowgroup"
        className="line-grid-body"
        ref={body}
        style={isPrinting ? {} : { height: rows.getTotalSize() }}
        {...around}
      >
        {inView.map(({ key, index, style }) => (
          <div
            key={key}
            ref={isPrinting ? null : rows.measureElement}
            data-index={index}
            role="row"
            aria-rowindex={index + 2}
            className={`line-row ${rowClass(index)}`}
            style={style}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** How far below the upper end of the page an element begins, as what is above it grows and shrinks. */
function usePlaceOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = element.current;
      if (box !== null) setTop(Math.round(box.getBoundingClientRect().top + scrollY));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => {
      watch.disconnect();
    };
  }, [element]);
  return top;
}
