import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePrinting } from '../../components/usePrinting';
import { useHeldRow } from './useHeldRow';

export interface LineGridProps {
  readonly label: string;
  readonly className: string;
  /** The cells of the heading. */
  readonly head: ReactNode;
  /** What each row is known by, in order. */
  readonly keys: readonly string[];
  readonly rowClass: (index: number) => string;
  readonly row: (index: number) => ReactNode;
  /** About how high most rows are, in pixels. */
  readonly rowHeight?: number;
  /** A row to bring into view, and the element in it to focus. */
  readonly reveal?: { readonly index: number; readonly focusId: string } | null;
}

/**
 * Lines as a grid of which only the rows in view are on the page, so that 20,000 are as quick as twenty; the count and each row's
 * place are told to those who listen. On paper all of them are there (H96).
 */
export function LineGrid({
  label,
  className,
  head,
  keys,
  rowClass,
  row,
  rowHeight = 52,
  reveal = null,
}: LineGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { rangeExtractor, around } = useHeldRow();
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called here and handed to nobody
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 8,
    rangeExtractor,
  });
  useEffect(() => {
    if (reveal === null) return undefined;
    rows.scrollToIndex(reveal.index);
    const frame = requestAnimationFrame(() => document.getElementById(reveal.focusId)?.focus());
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
        style: { transform: `translateY(${start}px)` },
      }));
  return (
    <div
      className={`line-grid ${className}`}
      role="table"
      aria-label={label}
      aria-rowcount={keys.length + 1}
      ref={box}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <div role="rowgroup" className="line-grid-head">
        <div role="row" aria-rowindex={1} className="line-row">
          {head}
        </div>
      </div>
      <div
        role="rowgroup"
        className="line-grid-body"
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
