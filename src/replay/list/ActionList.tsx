import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { indexOfStep } from '../log/filter';
import type { Marks } from '../log/marks';
import type { Row } from '../log/row';
import { ActionRow } from './ActionRow';

interface ActionListProps {
  /** The rows that pass the filter. */
  readonly rows: readonly Row[];
  readonly marks: Marks;
  readonly step: number;
  readonly onJump: (step: number) => void;
}

const ROW_HEIGHT = 30;
const PAGE = 12;

/** The steps, of which only those in view are on the page: 100,000 are as quick as twenty. */
export const ActionList = memo(function ActionList({ rows, marks, step, onJump }: ActionListProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const current = indexOfStep(rows, step);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  useEffect(() => {
    if (rows.length > 0) virtual.scrollToIndex(Math.max(0, current), { align: 'auto' });
  }, [virtual, rows.length, current]);

  function move(event: KeyboardEvent): void {
    const to = {
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -PAGE,
      PageDown: PAGE,
      Home: -rows.length,
      End: rows.length,
    }[event.key];
    if (to === undefined || event.shiftKey) return;
    event.preventDefault();
    const row = rows[Math.max(0, Math.min(rows.length - 1, current + to))];
    if (row !== undefined) onJump(row.number);
  }

  const isExact = rows[current]?.number === step;
  return (
    <div
      ref={box}
      className="replay-list"
      role="listbox"
      aria-label={t('list.label')}
      aria-activedescendant={isExact ? `${id}-${step}` : undefined}
      tabIndex={0}
      onKeyDown={move}
    >
      <div role="none" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the list has the keys, as a list box must
            <div
              key={row.number}
              id={`${id}-${row.number}`}
              role="option"
              tabIndex={-1}
              aria-selected={row.number === step}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={row.number > step ? 'replay-row is-ahead' : 'replay-row'}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => {
                onJump(row.number);
              }}
            >
              <ActionRow row={row} marks={marks.at(row.number)} />
            </div>
          );
        })}
      </div>
    </div>
  );
});
