import { Link } from 'react-router-dom';
import { markOf, markTone, type GridCell, type GridPeriod, type GridRow } from './gridParts';
import type { useCellWords } from './useCellWords';

interface GridCellContentProps {
  readonly row: GridRow;
  readonly cell: GridCell;
  readonly period: GridPeriod;
  readonly words: ReturnType<typeof useCellWords>;
  /** Opens what can be done about a missing report; left out for those who may only look. */
  readonly onMissing?: ((row: GridRow, period: GridPeriod) => void) | undefined;
  /** Outside a grid each mark is a stop of its own for the Tab key. */
  readonly tabIndex?: number;
}

/** How a company stands with a period: a link to its report, a button where one is missing, else words alone. */
export function GridCellContent({ row, cell, period, words, onMissing, tabIndex }: GridCellContentProps) {
  const mark = markOf(cell);
  const label = words.long(cell, period);
  const shared = {
    className: `grid-mark status bg-${markTone(mark)}`,
    'aria-label': label,
    title: label,
    ...(tabIndex === undefined ? {} : { tabIndex }),
  };
  if (cell.reportId !== null)
    return (
      <Link {...shared} to={`/assessments/details?id=${cell.reportId}`}>
        {words.short(cell)}
      </Link>
    );
  if (mark === 'missing' && onMissing !== undefined)
    return (
      <button
        type="button"
        {...shared}
        onClick={() => {
          onMissing(row, period);
        }}
      >
        {words.short(cell)}
      </button>
    );
  return (
    <span className={shared.className} title={label}>
      <span aria-hidden="true">{words.short(cell)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
