import { sql } from 'kysely';
import { STAFF_ROLES } from '../../../contract/roles';
import type { StatusMessage } from '../../../contract/hub';
import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Values } from '../../../contract/texts/sentence';
import { notify as notifyListeners } from '../../db/listen';
import type { Audience } from '../../db/sharedTables';
import type { Tx } from '../../db/transaction';

export type { Audience } from '../../db/sharedTables';

/** Every server process listens here; the payload is the id of a notification_event. */
export const NOTIFICATION_CHANNEL = 'northwood_notification';

export interface Notice {
  readonly kind: NotificationKind;
  /** Places of the sentence. Names stand here as typed; `amount` is an exact decimal. */
  readonly values: Values;
  readonly audience: Audience;
  /** Records that moved, so that the screens showing them ask again. The first one with an id is where the notice leads. */
  readonly touches: NonNullable<StatusMessage['touches']>;
  readonly isDanger?: boolean;
  /** Moves data, raises no alert and is kept in nobody's list. */
  readonly quiet?: boolean;
  readonly progress?: StatusMessage['progress'];
}

/**
 * Tells people something once the transaction is committed, and not at all when it is not: the event and the list entries are
 * rows of it, and PostgreSQL sends the signal with the commit. Every server process then tells its own live connections.
 */
export async function notify(tx: Tx, at: Date, notice: Notice): Promise<void> {
  const quiet = notice.quiet ?? false;
  const event = await tx
    .insertInto('notification_event')
    .values({
      at,
      kind: notice.kind,
      text_values: JSON.stringify(notice.values),
      state: notice.isDanger === true ? 'Error' : 'Completed',
      audience: JSON.stringify(notice.audience),
      touches: JSON.stringify(notice.touches),
      progress: notice.progress === undefined ? null : JSON.stringify(notice.progress),
      quiet,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!quiet) await keepForReaders(tx, event.id, notice.audience);
  await notifyListeners(tx, NOTIFICATION_CHANNEL, event.id);
}

async function keepForReaders(tx: Tx, eventId: string, audience: Audience): Promise<void> {
  await tx
    .insertInto('user_notification')
    .columns(['event_id', 'user_id'])
    .expression((from) => {
      const people = from
        .selectFrom('app_user')
        .select([sql<string>`${eventId}::bigint`.as('event_id'), 'id as user_id'])
        .where('is_active', '=', true)
        .orderBy('id');
      switch (audience.kind) {
        case 'staff':
          return people.where(sql<boolean>`roles && ${[...STAFF_ROLES]}::text[]`);
        case 'roles':
          return people.where(sql<boolean>`roles && ${[...audience.roles]}::text[]`);
        case 'company':
          return people.where('company_id', '=', audience.companyId);
        case 'user':
          return people.where('id', '=', audience.userId);
      }
    })
    .execute();
}
