import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Cursor } from './listCursor';
import { type FoundKey, isBackwards, type Order, signOf, type SortGroups, wayOf } from './listOrder';
import type { Queries } from './tables';

interface GroupedSearch<DB, TB extends keyof DB> {
  readonly db: Queries;
  readonly matching: SelectQueryBuilder<DB, TB, object>;
  readonly groups: SortGroups;
  readonly order: Order;
  readonly cursor: Cursor | null;
  /** How many keys at most. */
  readonly wanted: number;
}

/**
 * The keys that a search through all rows would find, by going through the groups in their order and taking the first rows of each:
 * a million lines by their company's name are a few looks into an index that way, where sorting them takes a fifth of a second.
 * Rows of no group stand last, and backwards first.
 */
export async function keysByGroup<DB, TB extends keyof DB>(
  search: GroupedSearch<DB, TB>,
): Promise<readonly FoundKey[]> {
  const { cursor, wanted } = search;
  const backwards = isBackwards(cursor);
  const startsAmongLoose = cursor !== null && cursor.value === null;
  const found: FoundKey[] = [];
  for (const isLoose of backwards ? [true, false] : [false, true]) {
    // What lies before the cursor's row on the way is not looked at again.
    const isPassed = backwards
      ? isLoose && cursor !== null && !startsAmongLoose
      : !isLoose && startsAmongLoose;
    if (isPassed || found.length >= wanted) continue;
    const rest = { ...search, wanted: wanted - found.length };
    found.push(...(await (isLoose ? looseKeys(rest) : keysOfGroups(rest))));
  }
  return found;
}

async function keysOfGroups<DB, TB extends keyof DB>(
  search: GroupedSearch<DB, TB>,
): Promise<readonly FoundKey[]> {
  const { db, groups, order, cursor, wanted } = search;
  const way = sql.raw(wayOf(order, cursor));
  const sign = sql.raw(signOf(order, cursor));
  const inside = cursor !== null && cursor.value !== null ? cursor : null;
  const type = sql.raw(order.key.type);
  const from = inside === null ? sql`` : sql`where value ${sign}= ${inside.value}::${type}`;
  // One comparison instead of an alternative, so that the index leads to the cursor's row at once.
  const beyondId =
    inside === null
      ? null
      : sql`(case when one.value = ${inside.value}::${type} then ${inside.id}::bigint else ${sql.raw(
          wayOf(order, cursor) === 'asc' ? '0' : '9223372036854775807',
        )} end)`;
  const first = idsOf(search, sql`${sql.ref(groups.member)} = one.id`, beyondId);
  const { rows } = await sql<FoundKey>`
    select found.id::text as id, one.value::text as value
    from (select id, value from (${groups.all}) everyone ${from} order by value ${way} offset 0) one
      cross join lateral (${first}) found
    order by one.value ${way}, found.id ${way}
    limit ${wanted}`.execute(db);
  return rows;
}

async function looseKeys<DB, TB extends keyof DB>(
  search: GroupedSearch<DB, TB>,
): Promise<readonly FoundKey[]> {
  const { db, groups, cursor } = search;
  const beyondId = cursor !== null && cursor.value === null ? sql`${cursor.id}::bigint` : null;
  const ids = idsOf(search, sql`${sql.ref(groups.member)} is null`, beyondId);
  const { rows } = await sql<FoundKey>`
    select found.id::text as id, null as value from (${ids}) found
    order by found.id ${sql.raw(wayOf(search.order, cursor))}`.execute(db);
  return rows;
}

function idsOf<DB, TB extends keyof DB>(
  { matching, order, cursor, wanted }: GroupedSearch<DB, TB>,
  within: RawBuilder<unknown>,
  beyondId: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  const sign = sql.raw(signOf(order, cursor));
  let query = matching.select(sql<string>`${order.id}`.as('id')).where(sql<boolean>`${within}`);
  if (beyondId !== null) query = query.where(sql<boolean>`${order.id} ${sign} ${beyondId}`);
  return sql`${query.orderBy(sql`${order.id} ${sql.raw(wayOf(order, cursor))}`).limit(wanted)}`;
}
