import { sql } from 'kysely';
import {
  hasOwnMail,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '../../../contract/notificationEvents';
import { STAFF_ROLES } from '../../../contract/roles';
import type { Audience } from '../../db/notificationTables';
import type { Tx } from '../../db/transaction';

interface StoredEvent {
  readonly id: string;
  readonly kind: NotificationEvent;
  readonly audience: Audience;
  /** Who did it; null where the product itself did. */
  readonly actorId: string | null;
}

/**
 * Puts an event into the lists of those it is meant for, and notes whom to write to, each as they have chosen. Whoever wants
 * neither gets no row, and whoever did it needs no notice of it: they get the email alone of what everybody must know of; where the company is written to in words of its own, nobody is written to a second time.
 */
export async function storeForReaders(tx: Tx, event: StoredEvent): Promise<void> {
  const { kind, audience, actorId } = event;
  const { mailed = [], isFixedInApp = false } = NOTIFICATION_EVENTS[kind];
  const isWrittenAnyway = hasOwnMail(kind) && audience.kind === 'company';
  const isOther = sql<boolean>`app_user.id is distinct from ${actorId}::bigint`;
  const inApp = sql<boolean>`(${isOther} and (${isFixedInApp} or coalesce(choice.in_app, true)))`;
  const mail = isWrittenAnyway
    ? sql<boolean>`false`
    : sql<boolean>`((${isOther} or ${isFixedInApp}) and coalesce(choice.mail, app_user.roles && ${[...mailed]}::text[]))`;
  await tx
    .insertInto('user_notification')
    .columns(['event_id', 'user_id', 'in_app', 'mail_wanted'])
    .expression((from) => {
      const people = from
        .selectFrom('app_user')
        .leftJoin('notification_choice as choice', (join) =>
          join.onRef('choice.user_id', '=', 'app_user.id').on('choice.kind', '=', kind),
        )
        .select([sql<string>`${event.id}::bigint`.as('event_id'), 'app_user.id as user_id'])
        .select([inApp.as('in_app'), mail.as('mail_wanted')])
        .where('is_active', '=', true)
        .where(sql<boolean>`(${inApp} or ${mail})`)
        .orderBy('app_user.id');
      switch (audience.kind) {
        case 'staff':
          return people.where(sql<boolean>`roles && ${[...STAFF_ROLES]}::text[]`);
        case 'roles':
          return people.where(sql<boolean>`roles && ${[...audience.roles]}::text[]`);
        case 'company':
          return people.where('company_id', '=', audience.companyId);
        case 'user':
          return people.where('app_user.id', '=', audience.userId);
      }
    })
    .execute();
}

/** Who gets no alert of an event: whoever did it, and those who have taken its kind out of their list. */
export async function findSilenced(
  tx: Tx,
  kind: NotificationEvent | null,
  actorId: string | null,
): Promise<readonly string[]> {
  const actor = actorId === null ? [] : [actorId];
  if (kind === null || NOTIFICATION_EVENTS[kind].isFixedInApp === true) return actor;
  const rows = await tx
    .selectFrom('notification_choice')
    .select('user_id')
    .where('kind', '=', kind)
    .where('in_app', '=', false)
    .execute();
  return [...new Set([...actor, ...rows.map((row) => row.user_id)])];
}
