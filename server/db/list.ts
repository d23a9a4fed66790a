import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { decodeCursor, encodeCursor, type Cursor } from './listCursor';

/** One column a list may be sorted by. */
export interface SortKey {
  /** What is compared. Texts go through `sort_text`, which `textKey` adds. */
  readonly expression: RawBuilder<unknown>;
  /** The column's type, for taking a cursor's text back. */
  readonly type: 'text' | 'numeric' | 'date' | 'timestamptz' | 'bigint' | 'int' | 'boolean';
  /** Empty values stand last in both directions. */
  readonly nullable: boolean;
}

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
  /** How many match in all, where there is a cheaper way than counting anew for each page. */
  readonly total?: () => Promise<number>;
}

/** A text column, compared without case and accents. */
export const textKey = (reference: string, nullable = false): SortKey => ({
  expression: sql`sort_text(${sql.ref(reference)})`,
  type: 'text',
  nullable,
});

export const columnKey = (reference: string, type: SortKey['type'], nullable = false): SortKey => ({
  expression: sql.ref(reference),
  type,
  nullable,
});

/**
 * One page of a list. The database looks through ids and sort keys alone and whole rows are read for the page only, so that far
 * pages stay cheap; a cursor goes on from a row however many were added before it. A page past the end has no rows and the true
 * total; a cursor that is none of ours counts as absent.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  source: ListSource<DB, TB, Row>,
  query: ListQuery,
): Promise<ListPage<Row>> {
  const order = orderOf(source, query.sort);
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

interface Order {
  readonly key: SortKey;
  readonly id: RawBuilder<unknown>;
  readonly descending: boolean;
}

interface FoundKey {
  readonly id: string;
  readonly value: string | null;
}

function orderOf<DB, TB extends keyof DB, Row>(source: ListSource<DB, TB, Row>, sort: string): Order {
  const descending = sort.startsWith('-');
  const key = source.sorts[descending ? sort.slice(1) : sort];
  if (key === undefined) throw new Error(`the list has no sort key for ${sort}`);
  return { key, id: sql.ref(source.id), descending };
}

async function findKeys<DB, TB extends keyof DB, Row>(
  source: ListSource<DB, TB, Row>,
  order: Order,
  query: ListQuery,
  cursor: Cursor | null,
): Promise<{ keys: readonly FoundKey[]; hasBefore: boolean; hasAfter: boolean }> {
  const backwards = cursor?.towards === 'before';
  const direction = sql.raw(order.descending === backwards ? 'asc' : 'desc');
  const nulls = sql.raw(backwards ? 'nulls first' : 'nulls last');
  const keyOrder = order.key.nullable
    ? sql`${order.key.expression} ${direction} ${nulls}`
    : sql`${order.key.expression} ${direction}`;
  let search = source.matching
    .select([
      sql<string>`${order.id}::text`.as('id'),
      sql<string | null>`${order.key.expression}::text`.as('value'),
    ])
    .orderBy(keyOrder)
    .orderBy(sql`${order.id} ${direction}`)
    .limit(query.pageSize + 1);
  if (cursor === null) search = search.offset((query.page - 1) * query.pageSize);
  else search = search.where(beyond(order, cursor));
  const found = await search.$castTo<FoundKey>().execute();
  const more = found.length > query.pageSize;
  const keys = found.slice(0, query.pageSize);
  if (backwards) return { keys: keys.toReversed(), hasBefore: more, hasAfter: true };
  return { keys, hasBefore: cursor !== null || query.page > 1, hasAfter: more };
}

/** Rows on the far side of the cursor's row, in reading direction or against it. */
function beyond({ key, id, descending }: Order, cursor: Cursor): RawBuilder<SqlBool> {
  const backwards = cursor.towards === 'before';
  const sign = sql.raw(descending === backwards ? '>' : '<');
  const rowId = sql`${cursor.id}::bigint`;
  const column = key.expression;
  if (cursor.value === null)
    return backwards
      ? sql<SqlBool>`(${column} is not null or ${id} ${sign} ${rowId})`
      : sql<SqlBool>`(${column} is null and ${id} ${sign} ${rowId})`;
  const value = sql`${cursor.value}::${sql.raw(key.type)}`;
  const past = sql<SqlBool>`(${column}, ${id}) ${sign} (${value}, ${rowId})`;
  return key.nullable && !backwards ? sql<SqlBool>`(${past} or ${column} is null)` : past;
}
