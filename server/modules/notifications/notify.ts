import type { StatusMessage } from '../../../contract/hub';
import { isNotificationEvent } from '../../../contract/notificationEvents';
import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Values } from '../../../contract/texts/sentence';
import type { Actor } from '../../../domain/permissions';
import { notify as notifyListeners } from '../../db/listen';
import type { Audience } from '../../db/notificationTables';
import type { Tx } from '../../db/transaction';
import { findSilenced, storeForReaders } from './storeForReaders';

export type { Audience } from '../../db/notificationTables';

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

/** Who did it, and when; null where the product itself did. Every action is one. */
export interface NoticeBy {
  readonly at: Date;
  readonly caller: { readonly actor: Pick<Actor, 'userId'> } | null;
}

/**
 * Notifies people according to their choices, except the person who acted. It happens when the transaction commits, and not at
 * all when it does not: the event and the list entries are rows of it, and PostgreSQL sends the signal with the commit. Every
 * server process then sends it to its own live connections. Screens are refreshed in any case.
 */
export async function notify(tx: Tx, by: NoticeBy, notice: Notice): Promise<void> {
  const actorId = by.caller?.actor.userId ?? null;
  const quiet = notice.quiet ?? false;
  const stored = !quiet && isNotificationEvent(notice.kind) ? notice.kind : null;
  const event = await tx
    .insertInto('notification_event')
    .values({
      at: by.at,
      kind: notice.kind,
      text_values: JSON.stringify(notice.values),
      state: notice.isDanger === true ? 'Error' : 'Completed',
      audience: JSON.stringify(notice.audience),
      touches: JSON.stringify(notice.touches),
      progress: notice.progress === undefined ? null : JSON.stringify(notice.progress),
      quiet,
      silent_for: JSON.stringify(quiet ? [] : await findSilenced(tx, stored, actorId)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (stored !== null)
    await storeForReaders(tx, { id: event.id, kind: stored, audience: notice.audience, actorId });
  await notifyListeners(tx, NOTIFICATION_CHANNEL, event.id);
}
