import { sql } from 'kysely';
import type { Queries } from '../../db/tables';
import type { Sealer } from '../../system/sealer';
import { SEALED_COLUMNS, type SealedColumn } from './sealedColumns';

export interface Resealed {
  readonly name: string;
  /** Now under the current key; values that were already do not count. */
  readonly moved: number;
  /** No key opens them; left as they are. */
  readonly unreadable: number;
}

const AT_ONCE = 500;

/** Seals every stored value again under the current key. May run while servers work, and again after it was interrupted. */
export async function reseal(db: Queries, sealer: Sealer): Promise<readonly Resealed[]> {
  const done: Resealed[] = [];
  for (const column of SEALED_COLUMNS) done.push(await resealColumn(db, sealer, column));
  return done;
}

async function resealColumn(
  db: Queries,
  sealer: Sealer,
  { table, key, column, purpose, name }: SealedColumn,
): Promise<Resealed> {
  let moved = 0;
  let unreadable = 0;
  for (let after = '0'; ;) {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select ${sql.ref(key)}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(key)} > ${after}::bigint and ${sql.ref(column)} is not null
        and split_part(${sql.ref(column)}, '.', 1) <> ${sealer.currentKeyId}
      order by ${sql.ref(key)} limit ${AT_ONCE}`.execute(db);
    for (const { id, sealed } of rows) {
      const text = sealer.open(purpose, sealed);
      if (text === null) unreadable += 1;
      else if (await replace(db, { table, key, column, id, sealed, by: sealer.seal(purpose, text) }))
        moved += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) return { name, moved, unreadable };
    after = last.id;
  }
}

interface Replacement extends Pick<SealedColumn, 'table' | 'key' | 'column'> {
  readonly id: string;
  readonly sealed: string;
  readonly by: string;
}

/** False when somebody changed the value in the meantime: theirs counts, and is under the current key already. */
async function replace(db: Queries, { table, key, column, id, sealed, by }: Replacement): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${by}
    where ${sql.ref(key)} = ${id}::bigint and ${sql.ref(column)} = ${sealed}`.execute(db);
  return numAffectedRows === 1n;
}
