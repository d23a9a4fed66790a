import type { QueryOf } from '../../../../contract/endpoint';
import type { getReportGrid } from '../../../../contract/endpoints/reports/grid';
import { useGetReportGridQuery } from '../../../api/reports/grid';
import { GridLine } from './GridLine';
import type { GridPeriod, GridRow } from './gridParts';
import type { useCellWords } from './useCellWords';

export type GridQuery = QueryOf<typeof getReportGrid>;

/** Rows asked for at once while scrolling. */
export const BLOCK_ROWS = 50;

/** What is asked for one block of rows. */
export const blockOf = (query: GridQuery, page: number): GridQuery => ({
  ...query,
  page: String(page),
  pageSize: String(BLOCK_ROWS),
});

interface GridBlockProps {
  readonly query: GridQuery;
  /** From 1. */
  readonly page: number;
  /** The lines of this page that are in view: each row's index from 0 over all, and where it stands. */
  readonly items: readonly { readonly index: number; readonly start: number }[];
  readonly periods: readonly GridPeriod[];
  readonly words: ReturnType<typeof useCellWords>;
  readonly active: { readonly row: number; readonly column: number };
  readonly cellId: (row: number, column: number) => string;
  readonly onMissing?: ((row: GridRow, period: GridPeriod) => void) | undefined;
}

/** A page of companies, asked for when the first of its rows comes into view. */
export function GridBlock({ query, page, items, active, ...line }: GridBlockProps) {
  const { data } = useGetReportGridQuery({ query: blockOf(query, page) });
  return items.map(({ index, start }) => (
    <GridLine
      key={index}
      {...line}
      row={data?.rows[index % BLOCK_ROWS]}
      index={index + 1}
      start={start}
      activeColumn={active.row === index + 1 ? active.column : null}
    />
  ));
}
