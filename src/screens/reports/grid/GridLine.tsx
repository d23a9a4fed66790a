import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/useFormat';
import { GridCellContent } from './GridCellContent';
import { LEADING_COLUMNS, type GridPeriod, type GridRow } from './gridParts';
import type { useCellWords } from './useCellWords';

interface GridLineProps {
  readonly row: GridRow | undefined;
  /** From 1; row 0 is the heading. */
  readonly index: number;
  readonly start: number;
  /** Newest first. */
  readonly periods: readonly GridPeriod[];
  readonly words: ReturnType<typeof useCellWords>;
  /** The column that the keys stand on, in this row. */
  readonly activeColumn: number | null;
  readonly cellId: (row: number, column: number) => string;
  readonly onMissing?: ((row: GridRow, period: GridPeriod) => void) | undefined;
}

/** One company against all periods; gray bars until its page is here. */
export function GridLine(props: GridLineProps) {
  const { row, index, start, periods, words, activeColumn, cellId, onMissing } = props;
  const format = useFormat();
  const cell = (column: number, content: ReactNode, className = '') => (
    <div
      key={column}
      id={cellId(index, column)}
      role={column === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      className={`grid-cell ${className} ${column === activeColumn ? 'is-active' : ''}`}
    >
      {content}
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className="grid-line"
      style={{ transform: `translateY(${start}px)` }}
    >
      {row === undefined
        ? [...LEADING_COLUMNS, ...periods].map((_, column) =>
            cell(column, <span className="grid-blank" />, column === 0 ? 'is-name' : ''),
          )
        : [
            cell(
              0,
              <Link tabIndex={-1} to={`/admin/company/details?id=${row.companyId}`} title={row.companyName}>
                {row.companyName}
              </Link>,
              'is-name',
            ),
            cell(1, format.amount(row.owing), 'is-figure'),
            cell(2, format.count(row.missing), 'is-figure'),
            cell(3, format.count(row.late), 'is-figure'),
            ...row.cells.toReversed().map((each, at) => {
              const period = periods[at];
              return period === undefined
                ? null
                : cell(
                    LEADING_COLUMNS.length + at,
                    <GridCellContent
                      row={row}
                      cell={each}
                      period={period}
                      words={words}
                      onMissing={onMissing}
                      tabIndex={-1}
                    />,
                  );
            }),
          ]}
    </div>
  );
}
