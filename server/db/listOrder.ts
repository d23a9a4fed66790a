import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Cursor } from './listCursor';

/** One column a list may be sorted by. */
export interface SortKey {
  /** What is compared. Texts go through `sort_text`, which `textKey` adds. */
  readonly expression: RawBuilder<unknown>;
  /** The column's type, for taking a cursor's text back. */
  readonly type: 'text' | 'numeric' | 'date' | 'timestamptz' | 'bigint' | 'int' | 'boolean';
  /** Empty values stand last in both directions. */
  readonly nullable: boolean;
  /** Whose the value is, where many rows share one: the companies of entry lines. */
  readonly groups?: SortGroups;
}

/** Records whose value many rows are sorted by. */
export interface SortGroups {
  /** A query of their `id` and `value`, the value as the sort key compares it; it is never empty. */
  readonly all: RawBuilder<unknown>;
  /** The column of a row that names its record. An index on it and the row's id gives the first rows of each. */
  readonly member: string;
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

export interface Order {
  readonly key: SortKey;
  readonly id: RawBuilder<unknown>;
  readonly descending: boolean;
}

/** A row's id and sort value, as the database writes them. */
export interface FoundKey {
  readonly id: string;
  readonly value: string | null;
}

export function orderOf(sorts: Readonly<Record<string, SortKey>>, id: string, sort: string): Order {
  const descending = sort.startsWith('-');
  const key = sorts[descending ? sort.slice(1) : sort];
  if (key === undefined) throw new Error(`the list has no sort key for ${sort}`);
  return { key, id: sql.ref(id), descending };
}

/** Whether rows are read against their order, from the cursor's row to the start of the list. */
export const isBackwards = (cursor: Cursor | null): boolean => cursor?.towards === 'before';

/** The way the database goes through keys, which backwards is the other one. */
export const wayOf = (order: Order, cursor: Cursor | null): 'asc' | 'desc' =>
  order.descending === isBackwards(cursor) ? 'asc' : 'desc';

/** How a key compares with that of a row read before it. */
export const signOf = (order: Order, cursor: Cursor | null): '>' | '<' =>
  wayOf(order, cursor) === 'asc' ? '>' : '<';

/** Rows on the far side of the cursor's row, in reading direction or against it. */
export function beyond(order: Order, cursor: Cursor): RawBuilder<SqlBool> {
  const backwards = isBackwards(cursor);
  const sign = sql.raw(signOf(order, cursor));
  const { key, id } = order;
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
