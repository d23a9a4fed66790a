import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Of an `app_user`: the staff it gave access, and the staff who gave it access. The two never count as two people (decision 76). */
export const tiedTo = sql<string[]>`array(
  select given_by::text from staff_access_giver where user_id = app_user.id
  union select user_id::text from staff_access_giver where given_by = app_user.id)`;

/** Notes that somebody created an account of the staff or gave it roles. */
export async function noteAccessGivers(tx: Tx, userId: string, givers: readonly string[]): Promise<void> {
  const others = givers.filter((id) => id !== userId);
  if (others.length === 0) return;
  await tx
    .insertInto('staff_access_giver')
    .values(others.map((given_by) => ({ user_id: userId, given_by })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
