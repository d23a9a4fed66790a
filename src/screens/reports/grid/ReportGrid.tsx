import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCK_ROWS, GridBlock, type GridQuery } from './GridBlock';
import { GridHeading } from './GridHeading';
import { LEADING_COLUMNS, type GridPeriod, type GridRow } from './gridParts';
import { placeAfter, type GridPlace } from './gridPlace';
import { columnReach, HEADING_HEIGHT, rowHeight } from './gridMeasures';
import { useCellWords } from './useCellWords';

interface ReportGridProps {
  readonly query: GridQuery;
  readonly total: number;
  /** Oldest first; shown newest first. */
  readonly periods: readonly GridPeriod[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly isCompact: boolean;
  /** How many rows are on the page to be printed, from the first; null while they are not. */
  readonly printed: number | null;
  readonly onMissing?: ((row: GridRow, period: GridPeriod) => void) | undefined;
}

/**
 * Companies against periods, of which only the rows in view are on the page and asked for. A grid to the keyboard: one stop for Tab,
 * arrows inside, Enter opens.
 */
export function ReportGrid(props: ReportGridProps) {
  const { query, total, sort, onSort, isCompact, printed, onMissing } = props;
  // What is asked for most stands beside the names.
  const periods = props.periods.toReversed();
  const { t } = useTranslation('reportGrid');
  const words = useCellWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const size = { rows: total + 1, columns: LEADING_COLUMNS.length + periods.length };
  // Filters may have taken away the row or the period that the keys stood on.
  const active = { row: Math.min(place.row, total), column: Math.min(place.column, size.columns - 1) };
  const height = rowHeight(isCompact);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called here and handed to nobody
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    scrollMargin: HEADING_HEIGHT,
    scrollPaddingStart: HEADING_HEIGHT,
    overscan: 6,
  });
  const items =
    printed === null
      ? virtual.getVirtualItems().map(({ index, start }) => ({ index, start: start - HEADING_HEIGHT }))
      : Array.from({ length: printed }, (_, index) => ({ index, start: index * height }));
  const pages = [...new Set(items.map(({ index }) => Math.floor(index / BLOCK_ROWS)))];
  const cellId = (row: number, column: number): string => `${id}-${row}-${column}`;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      document
        .getElementById(cellId(active.row, active.column))
        ?.querySelector<HTMLElement>('a, button')
        ?.click();
      return;
    }
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - HEADING_HEIGHT) / height) - 1);
    const next = placeAfter(active, event, { ...size, page });
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    if (next.row > 0) virtual.scrollToIndex(next.row - 1, { align: 'auto' });
    const left = columnReach(next.column, box.current);
    if (left !== null) box.current?.scrollTo({ left });
  }

  return (
    <div
      ref={box}
      className={`report-grid ${isCompact ? 'is-compact' : ''}`}
      role="grid"
      aria-label={t('label')}
      aria-rowcount={size.rows}
      aria-colcount={size.columns}
      aria-activedescendant={cellId(active.row, active.column)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const cell = event.target instanceof Element ? event.target.closest('.grid-cell') : null;
        const [row, column] = cell?.id.split('-').slice(-2).map(Number) ?? [];
        if (row !== undefined && column !== undefined) setPlace({ row, column });
      }}
    >
      <GridHeading
        periods={periods}
        words={words}
        sort={sort}
        onSort={onSort}
        activeColumn={active.row === 0 ? active.column : null}
        cellId={cellId}
      />
      <div role="rowgroup" className="grid-body" style={{ height: virtual.getTotalSize() }}>
        {pages.map((page) => (
          <GridBlock
            key={page}
            query={query}
            page={page + 1}
            items={items.filter(({ index }) => Math.floor(index / BLOCK_ROWS) === page)}
            periods={periods}
            words={words}
            active={active}
            cellId={cellId}
            onMissing={onMissing}
          />
        ))}
      </div>
    </div>
  );
}
