import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';
import type { ManagedUser } from '../manageUser';

/** Whether a company still has someone who manages people once this person does not; also where the person does not now. */
export async function keepsManager(
  db: Queries,
  user: Pick<ManagedUser, 'id' | 'company_id' | 'permissions'>,
): Promise<boolean> {
  if (!user.permissions.includes('managePeople')) return true;
  const other = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', user.company_id)
    .where('id', '<>', user.id)
    .where('is_active', '=', true)
    .where(sql<boolean>`'managePeople' = any(permissions)`)
    .executeTakeFirst();
  return other !== undefined;
}
