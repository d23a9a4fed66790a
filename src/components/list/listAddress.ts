import type { Filter, ListState } from './listTypes';

export interface ListDefaults {
  readonly sort: string;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
}

/**
 * Reads a list's state from an address. What is missing or makes no sense becomes the default: an address is typed and emailed
 * about, and must never break a screen.
 */
export function readListState(
  search: URLSearchParams,
  filters: readonly Filter[],
  defaults: ListDefaults,
): ListState {
  const pageSize = Number(search.get('pageSize'));
  const page = Number(search.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: defaults.pageSizes.includes(pageSize) ? pageSize : defaults.pageSize,
    sort: search.get('sort') ?? defaults.sort,
    q: search.get('q') ?? '',
    filters: Object.fromEntries(
      filters.flatMap(({ key }) => {
        const value = search.get(key);
        return value === null || value === '' ? [] : [[key, value]];
      }),
    ),
  };
}

/** Writes a list's state into an address, leaving out what is the default and keeping what belongs to others. */
export function writeListState(
  search: URLSearchParams,
  state: ListState,
  filters: readonly Filter[],
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, standard: string): void => {
    if (value === standard) next.delete(name);
    else next.set(name, value);
  };
  put('page', String(state.page), '1');
  put('pageSize', String(state.pageSize), String(defaults.pageSize));
  put('sort', state.sort, defaults.sort);
  put('q', state.q, '');
  for (const { key } of filters) put(key, state.filters[key] ?? '', '');
  return next;
}

/** A change of what is listed or how it is ordered begins again at the first page (H30). */
export function changed(state: ListState, change: Partial<ListState>): ListState {
  const movesOnly = Object.keys(change).every((name) => name === 'page');
  return { ...state, ...change, ...(movesOnly ? {} : { page: 1 }) };
}

/** Whether a change only goes on with the value of a filter that is typed letter by letter. */
export function isTypedOn(
  filters: readonly Filter[],
  before: ListState['filters'],
  after: ListState['filters'] | undefined,
): boolean {
  if (after === undefined) return false;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const different = [...keys].filter((key) => before[key] !== after[key]);
  const [key] = different;
  return (
    key !== undefined &&
    different.length === 1 &&
    key in before &&
    key in after &&
    filters.some((filter) => filter.key === key && !('choices' in filter))
  );
}

/** The last page that exists, for a list that shrank under the reader. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
