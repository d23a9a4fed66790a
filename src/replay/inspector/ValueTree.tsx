import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { parentOf, treeRows, type TreeRow } from './treeRows';
import { treeMove } from './treeMove';

interface ValueTreeProps {
  readonly label: string;
  readonly value: unknown;
  /** What is another object than here is marked as changed. */
  readonly before?: unknown;
  /** Names that are open at first, as ids. */
  readonly openAtFirst?: readonly string[];
}

const ROW_HEIGHT = 24;
const NOTHING_OPEN: readonly string[] = [];

/** A value as a tree to open and close, by pointer and by keys. What is open stays open while the value changes. */
export function ValueTree({ label, value, before = value, openAtFirst = NOTHING_OPEN }: ValueTreeProps) {
  const treeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst));
  const [at, setAt] = useState<string>();
  const rows = useMemo(() => treeRows(value, before, open), [value, before, open]);
  const current = Math.max(
    0,
    rows.findIndex(({ id }) => id === at),
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called here and handed to nobody
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });

  function toggle({ id, isOpen, size }: TreeRow): void {
    if (size === undefined) return;
    const next = new Set(open);
    if (isOpen) next.delete(id);
    else next.add(id);
    setOpen(next);
  }

  function press(event: KeyboardEvent): void {
    const row = rows[current];
    const move = row === undefined ? undefined : treeMove(event.key, row);
    if (move === undefined || row === undefined || event.shiftKey) return;
    event.preventDefault();
    if (move.kind === 'toggle') toggle(row);
    else
      goTo(move.kind === 'parent' ? rows.findIndex(({ id }) => id === parentOf(row.id)) : current + move.by);
  }

  function goTo(index: number): void {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    setAt(rows[to]?.id);
    virtual.scrollToIndex(to);
  }

  return (
    <div
      ref={box}
      className="value-tree"
      role="tree"
      aria-label={label}
      aria-activedescendant={rows.length === 0 ? undefined : `${treeId}-${current}`}
      tabIndex={0}
      onKeyDown={press}
    >
      <div role="none" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the tree has the keys, as a tree must
            <div
              key={row.id}
              id={`${treeId}-${index}`}
              role="treeitem"
              tabIndex={-1}
              aria-level={row.depth}
              aria-selected={index === current}
              aria-expanded={row.size === undefined ? undefined : row.isOpen}
              className={row.isChanged ? 'value-row is-changed' : 'value-row'}
              style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${row.depth}rem` }}
              onClick={() => {
                setAt(row.id);
                toggle(row);
              }}
            >
              <span className="value-name">{row.name}</span>
              <span className="value-summary">{row.summary}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
