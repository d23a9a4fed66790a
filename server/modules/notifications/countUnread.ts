import type { Queries } from '../../db/tables';

/** How many notifications a person has not read. */
export async function countUnread(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('user_notification')
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}
