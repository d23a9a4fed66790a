import { LIMITS } from '../../contract/limits';
import { api } from '../api/base/api';
import type { ApiDispatch } from '../api/base/useDispatch';
import { MOST_PRINTED } from '../components/list/usePrintedRows';

/** A list query as its hook answers: which endpoint was asked, and what. */
export interface Asked {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * The first rows of a list as it is filtered and sorted, page after page: at most as many as are printed.
 * @returns null where one of the pages cannot be had
 */
export async function everyRow<Row>(dispatch: ApiDispatch, asked: Asked): Promise<readonly Row[] | null> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < MOST_PRINTED; page += 1) {
    const answer = await pageOf<Row>(dispatch, asked, page);
    if (answer === null) return null;
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= answer.total) break;
  }
  return rows.slice(0, MOST_PRINTED);
}

/** What a list is asked, whatever the page: two answers of the same question are parts of one list. */
export function questionOf({ endpointName, originalArgs }: Asked): string {
  if (!hasQuery(originalArgs)) return '';
  const query = { ...originalArgs.query, cursor: undefined, page: undefined, pageSize: undefined };
  return JSON.stringify([endpointName, { ...originalArgs, query }]);
}

async function pageOf<Row>(dispatch: ApiDispatch, asked: Asked, page: number): Promise<Page<Row> | null> {
  const endpoint = endpointOf<Row>(asked);
  if (endpoint === null || !hasQuery(asked.originalArgs)) return null;
  const query = {
    ...asked.originalArgs.query,
    cursor: undefined,
    page: String(page),
    pageSize: String(LIMITS.maxPageSize),
  };
  const { data } = await dispatch(
    endpoint.initiate({ ...asked.originalArgs, query }, { subscribe: false, forceRefetch: true }),
  );
  return data ?? null;
}

type Asking<Row> = (dispatch: ApiDispatch) => Promise<{ readonly data?: Page<Row> | undefined }>;
interface List<Row> {
  readonly initiate: (
    arg: object,
    how: { readonly subscribe: false; readonly forceRefetch?: true },
  ) => Asking<Row>;
}

/** The endpoint a list query asked; null where it is no query of the application. */
export function endpointOf<Row>({ endpointName }: Asked): List<Row> | null {
  const endpoint: unknown = Reflect.get(api.endpoints, endpointName ?? '');
  return isList<Row>(endpoint) ? endpoint : null;
}

/** The endpoints are known by name here. That the answer has this endpoint's rows was checked when it came in. */
const isList = <Row>(value: unknown): value is List<Row> =>
  typeof value === 'object' && value !== null && 'initiate' in value && typeof value.initiate === 'function';

export const hasQuery = (value: unknown): value is { readonly query?: object } =>
  typeof value === 'object' && value !== null;
