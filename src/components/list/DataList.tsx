import { useRef, type ReactNode } from 'react';
import { LoadFailure } from '../LoadFailure';
import { EmptyState, type EmptyText } from './EmptyState';
import { FilterPills } from './FilterPills';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import type { Column, Filter, ListState, RowAction } from './listTypes';
import { Pager } from './Pager';
import type { Selection } from './selection';
import { SelectionBar } from './SelectionBar';
import { useRowKeys } from './useRowKeys';

export interface DataListProps<Row> {
  /** Says what is listed, to whoever listens. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** The rows of the page; undefined before the first answer. Old rows stay while new ones are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly isFetching: boolean;
  /** The sentence of a failed request, and the way to ask again. */
  readonly failure?: string | undefined;
  readonly onRetry: () => void;
  readonly rowId: (row: Row) => string;
  /** Where the row's name leads. */
  readonly rowPath?: (row: Row) => string;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  readonly filters: readonly Filter[];
  /** What can be searched for; left out where the server searches nothing. */
  readonly searchHint?: string;
  readonly pageSizes: readonly number[];
  /** What to say and do when there is nothing: of its own, and because of the filters. */
  readonly empty: EmptyText;
  readonly isCompact: boolean;
  readonly onDensity: (isCompact: boolean) => void;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumns: (keys: readonly string[]) => void;
  /** Buttons beside the search: exports, for one. */
  readonly tools?: ReactNode;
  readonly selection?: {
    readonly chosen: Selection;
    readonly onChange: (chosen: Selection) => void;
    /** Deeds on what is chosen. */
    readonly actions: ReactNode;
  };
}

/**
 * The one list of the product: searched, filtered, sorted and paged by the server, operable by keyboard (j and k move between
 * rows while the focus is in it), a table on wide screens and cards on phones.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { rows, total, state, failure, filters, onChange, selection, rowId, hiddenColumns } = props;
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(box);
  const isFiltered = state.q !== '' || Object.keys(state.filters).length > 0;
  const columns = props.columns.filter(({ key, isName }) => isName === true || !hiddenColumns.includes(key));
  return (
    <div className="data-list" ref={box}>
      <ListToolbar {...props} />
      <FilterPills
        filters={filters}
        values={state.filters}
        onChange={(values) => {
          onChange({ filters: values });
        }}
      />
      {selection === undefined ? null : (
        <SelectionBar {...selection} total={total} pageIds={rows?.map(rowId) ?? []} />
      )}
      {failure === undefined ? null : <LoadFailure message={failure} onRetry={props.onRetry} />}
      {rows?.length === 0 && failure === undefined ? (
        <EmptyState
          {...props.empty}
          isFiltered={isFiltered}
          onClear={() => {
            onChange({ q: '', filters: {} });
          }}
        />
      ) : failure !== undefined && rows === undefined ? null : (
        <ListTable {...props} columns={columns} onKeyDown={onKeyDown} />
      )}
      {rows !== undefined && total > 0 ? (
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          pageSizes={props.pageSizes}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
}
