import { sql } from 'kysely';
import type { Role } from '../../../domain/roles';
import type { Queries } from '../../db/tables';

/**
 * Whether nobody else could manage users once this person cannot. To decide by it, ask inside `manageUser`, where such actions take
 * turns.
 */
export async function isLastAdmin(
  db: Queries,
  user: { readonly id: string; readonly roles: readonly Role[] },
): Promise<boolean> {
  if (!user.roles.includes('admin')) return false;
  const other = await db
    .selectFrom('app_user')
    .select('id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .where('is_active', '=', true)
    .where('held_at', 'is', null)
    .where('id', '<>', user.id)
    .executeTakeFirst();
  return other === undefined;
}
