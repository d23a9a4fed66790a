import { sql } from 'kysely';
import {
  hasOwnMail,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '../../../contract/notificationEvents';
import { STAFF_ROLES } from '../../../contract/roles';
import type { Audience } from '../../db/sharedTables';
import type { Tx } from '../../db/transaction';

/**
 * Puts an event into the lists of those it is meant for, and notes whom to write to, each as they have chosen. Whoever wants
 * neither gets no row; where the company is written to in words of its own, nobody is written to a second time.
 */
export async function keepForReaders(
  tx: Tx,
  eventId: string,
  kind: NotificationEvent,
  audience: Audience,
): Promise<void> {
  const { mailed = [], isFixedInApp = false } = NOTIFICATION_EVENTS[kind];
  const isWrittenAnyway = hasOwnMail(kind) && audience.kind === 'company';
  const inApp = sql<boolean>`(${isFixedInApp} or coalesce(choice.in_app, true))`;
  const mail = isWrittenAnyway
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(choice.mail, app_user.roles && ${[...mailed]}::text[])`;
  await tx
    .insertInto('user_notification')
    .columns(['event_id', 'user_id', 'in_app', 'mail_wanted'])
    .expression((from) => {
      const people = from
        .selectFrom('app_user')
        .leftJoin('notification_choice as choice', (join) =>
          join.onRef('choice.user_id', '=', 'app_user.id').on('choice.kind', '=', kind),
        )
        .select([sql<string>`${eventId}::bigint`.as('event_id'), 'app_user.id as user_id'])
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

/** Who has taken a kind of event out of their list, and so wants no alert of it either. */
export async function findSilenced(tx: Tx, kind: NotificationEvent): Promise<readonly string[]> {
  if (NOTIFICATION_EVENTS[kind].isFixedInApp === true) return [];
  const rows = await tx
    .selectFrom('notification_choice')
    .select('user_id')
    .where('kind', '=', kind)
    .where('in_app', '=', false)
    .execute();
  return rows.map((row) => row.user_id);
}
