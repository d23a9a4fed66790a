import type { z } from 'zod';
import type { notification } from '../../../contract/entities/notification';
import { isDanger } from '../../../contract/hub';
import { isNotificationKind, notificationText } from '../../../contract/texts/notifications';
import type { Language } from '../../../contract/texts/sentence';
import { ok } from '../../../domain/result';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { countUnread } from './countUnread';
import { recordOf } from './recordPath';

export type NotificationEntry = z.input<typeof notification>;

/** The reader's own notifications, newest first, in the language of the request. */
export async function listNotifications(
  db: Queries,
  ctx: RequestContext,
  query: ListQuery & { readonly unread?: 'yes' | undefined },
): Promise<Outcome<ListPage<NotificationEntry> & { unread: number }>> {
  const { userId } = ctx.caller.actor;
  let matching = db
    .selectFrom('user_notification')
    .innerJoin('notification_event', 'notification_event.id', 'user_notification.event_id')
    .where('user_id', '=', userId)
    .where('in_app', '=', true);
  if (query.unread === 'yes') matching = matching.where('read_at', 'is', null);
  const page = await listPage(
    {
      matching,
      id: 'user_notification.id',
      sorts: { at: columnKey('notification_event.at', 'timestamptz') },
      load: (ids) => loadEntries(db, ids, ctx.language),
      idOf: (row: NotificationEntry) => row.id,
    },
    query,
  );
  return ok({ ...page, unread: await countUnread(db, userId) });
}

async function loadEntries(
  db: Queries,
  ids: readonly string[],
  language: Language,
): Promise<readonly NotificationEntry[]> {
  const rows = await db
    .selectFrom('user_notification')
    .innerJoin('notification_event', 'notification_event.id', 'user_notification.event_id')
    .select(['user_notification.id', 'read_at', 'at', 'kind', 'text_values', 'state', 'touches'])
    .where('user_notification.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    text: isNotificationKind(row.kind) ? notificationText(language, row.kind, row.text_values) : row.kind,
    isDanger: isDanger(row.state),
    isRead: row.read_at !== null,
    about: recordOf(row.kind, row.touches, row.text_values),
  }));
}
