import type { ReactNode } from 'react';
import type { EmptyText } from './EmptyState';
import type { Column, Filter, ListState, RowAction } from './listTypes';
import type { Selection } from './selection';
import type { EveryRow } from './usePrintedRows';
import type { ListViews } from './views/listViews';

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
  /** All rows, not the page alone, to print them. Left out where the page is all there is. */
  readonly everyRow?: EveryRow<Row> | undefined;
  readonly rowId: (row: Row) => string;
  /** Where the row's name leads. */
  readonly rowPath?: (row: Row) => string;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  /** What the server will be asked after a change, and the way to ask it at once, before the address is written. */
  readonly queryAfter?: (change: Partial<ListState>) => object;
  readonly askAhead?: (now: object, next: object) => void;
  readonly filters: readonly Filter[];
  /** Filters whose values make no sense, so that the list is not narrowed by them; none when left out. */
  readonly idleFilters?: readonly string[];
  /** What can be searched for; left out where the server searches nothing. */
  readonly searchHint?: string;
  readonly pageSizes: readonly number[];
  /** What to say and do when there is nothing: of its own, and because of the filters. */
  readonly empty: EmptyText;
  readonly isCompact: boolean;
  readonly onDensity: (isCompact: boolean) => void;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumns: (keys: readonly string[]) => void;
  /** What the person keeps of this list; left out where nobody is there to keep it for. */
  readonly views?: ListViews;
  /**
   * Whether j and k lead into the list from wherever the focus is: only where they can be switched off (WCAG 2.1.4). Left out,
   * they act while the focus is inside the list.
   */
  readonly pageKeysAreOn?: boolean;
  /** The screen's rare tools, in the menu "More": exports, for one. */
  readonly tools?: ReactNode;
  /** The one button of the list that is pressed often; it stays in sight. */
  readonly action?: ReactNode;
  /** Sums of all rows that match, in one line under them. */
  readonly totals?: ReactNode;
  readonly selection?: {
    readonly chosen: Selection;
    readonly onChange: (chosen: Selection) => void;
    /** Actions on what is chosen. */
    readonly actions: ReactNode;
  };
}
