import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

/** A person as others may see them; null where none is named. */
export async function findPerson(
  queries: Queries,
  userId: string | null,
): Promise<{ readonly id: string; readonly name: string } | null> {
  if (userId === null) return null;
  const user = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id: user.id, name: fullName(user.first_name, user.last_name) };
}
