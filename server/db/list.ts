import { sql, type SelectQueryBuilder } from 'kysely';
import { keysByGroup } from './listByGroup';
import { decodeCursor, encodeCursor, type Cursor } from './listCursor';
import { beyond, type FoundKey, isBackwards, type Order, orderOf, type SortKey, wayOf } from './listOrder';
import type { Queries } from './tables';

/** The part of a list's query that the contract gives every list. */
export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  /** A column, `-` before it for descending. */
  readonly sort: string;
  readonly cursor?: string | undefined;
}

export interface ListPage<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly next: string | null;
  readonly previous: string | null;
}

export interface ListSource<DB, TB extends keyof DB, Row> {
  /** Tables and filters; no columns, order or limit. */
  readonly matching: SelectQueryBuilder<DB, TB, object>;
  /** The reference of the row's unique number, such as `refund_claim.id`. */
  readonly id: string;
  readonly sorts: Readonly<Record<string, SortKey>>;
  /** Reads whole rows by their ids, in any order. */
  readonly load: (ids: readonly string[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  /** How many match in total, where there is a cheaper way than counting again for each page. */
  readonly total?: () => Promise<number>;
  /** Given where nothing is filtered out, so that a sort key's groups are worth going through one after another. */
  readonly unfilteredOf?: Queries | undefined;
}

/**
 * One page of a list. The database looks through ids and sort keys alone and whole rows are read for the page only, so that far
 * pages stay cheap; a cursor goes on from a row however many were added before it. A page past the end has no rows and the true
 * total; a cursor that is none of ours counts as absent.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  source: ListSource<DB, TB, Row>,
  query: ListQuery,
): Promise<ListPage<Row>> {
  const order = orderOf(source.sorts, source.id, query.sort);
  const cursor = decodeCursor(query.cursor, query.sort);
  const total = await (source.total ?? (() => countMatching(source.matching)))();
  const { keys, hasBefore, hasAfter } = await findKeys(source, order, query, cursor);
  const loaded = keys.length === 0 ? [] : await source.load(keys.map(({ id }) => id));
  const byId = new Map(loaded.map((row) => [source.idOf(row), row]));
  const first = keys[0];
  const last = keys.at(-1);
  return {
    rows: keys.flatMap(({ id }) => byId.get(id) ?? []),
    total,
    page: query.page,
    pageSize: query.pageSize,
    sort: query.sort,
    next:
      hasAfter && last !== undefined ? encodeCursor({ ...last, sort: query.sort, towards: 'after' }) : null,
    previous:
      hasBefore && first !== undefined
        ? encodeCursor({ ...first, sort: query.sort, towards: 'before' })
        : null,
  };
}

/** Counts what a list's tables and filters let through. */
export async function countMatching<DB, TB extends keyof DB>(
  matching: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const { total } = await matching
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function findKeys<DB, TB extends keyof DB, Row>(
  source: ListSource<DB, TB, Row>,
  order: Order,
  query: ListQuery,
  cursor: Cursor | null,
): Promise<{ keys: readonly FoundKey[]; hasBefore: boolean; hasAfter: boolean }> {
  const found = await oneMore(source, order, query, cursor);
  const more = found.length > query.pageSize;
  const keys = found.slice(0, query.pageSize);
  if (isBackwards(cursor)) return { keys: keys.toReversed(), hasBefore: more, hasAfter: true };
  return { keys, hasBefore: cursor !== null || query.page > 1, hasAfter: more };
}

/** The page's keys in the way they are read, and one beyond it if there is one. */
function oneMore<DB, TB extends keyof DB, Row>(
  { matching, unfilteredOf }: ListSource<DB, TB, Row>,
  order: Order,
  { page, pageSize }: ListQuery,
  cursor: Cursor | null,
): Promise<readonly FoundKey[]> {
  const wanted = pageSize + 1;
  const { groups, expression, nullable } = order.key;
  if (groups !== undefined && unfilteredOf !== undefined && (cursor !== null || page === 1))
    return keysByGroup({ db: unfilteredOf, matching, groups, order, cursor, wanted });
  const way = sql.raw(wayOf(order, cursor));
  const nulls = sql.raw(isBackwards(cursor) ? 'nulls first' : 'nulls last');
  const search = matching
    .select([sql<string>`${order.id}::text`.as('id'), sql<string | null>`${expression}::text`.as('value')])
    .orderBy(nullable ? sql`${expression} ${way} ${nulls}` : sql`${expression} ${way}`)
    .orderBy(sql`${order.id} ${way}`)
    .limit(wanted);
  const placed = cursor === null ? search.offset((page - 1) * pageSize) : search.where(beyond(order, cursor));
  return placed.$castTo<FoundKey>().execute();
}
