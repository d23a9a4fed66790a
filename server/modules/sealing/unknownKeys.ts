import { sql } from 'kysely';
import type { Queries } from '../../db/tables';
import type { Sealer } from '../../system/sealer';
import { SEALED_COLUMNS } from './sealedColumns';

/** A key that stored values name and this server does not have. */
export interface UnknownKey {
  readonly keyId: string;
  /** How many of what, such as `12 bank accounts`. */
  readonly values: readonly string[];
}

/** Keys named by sealed values, without those the sealer has. */
export async function findUnknownKeys(
  db: Queries,
  sealer: Pick<Sealer, 'keyIds'>,
): Promise<readonly UnknownKey[]> {
  const unknown = new Map<string, string[]>();
  for (const { table, column, name } of SEALED_COLUMNS) {
    const { rows } = await sql<{ key_id: string; count: string }>`
      select split_part(${sql.ref(column)}, '.', 1) as key_id, count(*)::text as count from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1 order by 1`.execute(db);
    for (const { key_id: keyId, count } of rows)
      if (!sealer.keyIds.includes(keyId))
        unknown.set(keyId, [...(unknown.get(keyId) ?? []), `${count} ${name}`]);
  }
  return [...unknown].map(([keyId, values]) => ({ keyId, values }));
}

/** Why the server must not start, with the names of the keys and never the keys; null when it has them all. */
export function missingKeysSentence(unknown: readonly UnknownKey[]): string | null {
  if (unknown.length === 0) return null;
  const named = unknown.map(({ keyId, values }) => `${keyId} (${values.join(', ')})`).join('; ');
  return `SEALING_KEY and SEALING_KEYS_PREVIOUS lack keys that stored values are encrypted with: ${named}. Add the missing key to SEALING_KEYS_PREVIOUS; for values of a version without SEALING_KEY, add the TOKEN_SECRET of that time. Then run npm run reseal.`;
}
