import { ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { countUnread } from './countUnread';

/**
 * Marks the reader's own notifications as read, all of them when `ids` is null. Ids of other people's are passed over.
 * @returns how many are still unread
 */
export async function readNotifications(
  db: Queries,
  ctx: RequestContext,
  ids: readonly string[] | null,
): Promise<Outcome<{ unread: number }>> {
  const { userId } = ctx.caller.actor;
  const marked = db
    .updateTable('user_notification')
    .set({ read_at: ctx.at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  const rows = ids?.filter(isRowId);
  if (rows === undefined) await marked.execute();
  else if (rows.length > 0) await marked.where('id', 'in', rows).execute();
  return ok({ unread: await countUnread(db, userId) });
}
