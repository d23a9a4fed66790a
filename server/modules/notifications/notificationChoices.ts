import { eventName } from '../../../contract/texts/eventNames';
import type { z } from 'zod';
import {
  eventsFor,
  hasOwnMail,
  isNotificationEvent,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '../../../contract/notificationEvents';
import type { notificationChoice } from '../../../contract/entities/notification';
import type { Language } from '../../../contract/texts/sentence';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';

type Choice = z.output<typeof notificationChoice>;

/** What somebody is told of an event as long as they have chosen nothing. */
const standardFor = (
  event: NotificationEvent,
  roles: readonly string[],
): { readonly inApp: boolean; readonly mail: boolean } => ({
  inApp: true,
  mail: NOTIFICATION_EVENTS[event].mailed?.some((role) => roles.includes(role)) ?? false,
});

/** A company's people get some emails whatever they choose; the roles of staff never stand beside theirs. */
const isFixedMail = (event: NotificationEvent, roles: readonly string[]): boolean =>
  hasOwnMail(event) && roles.includes('user');

/**
 * How a person is told of every event that can concern them. The roles are their own: while acting for a company an
 * administrator still chooses for the administrator.
 */
export const readNotificationChoices = async (
  db: Queries,
  ctx: RequestContext,
): Promise<Outcome<Choice[]>> => {
  const { userId } = ctx.caller.actor;
  return ok(await choicesOf(db, userId, await ownRoles(db, userId), ctx.language));
};

/** Keeps one choice. What waits for its reader stays in the list whatever is asked; an event that cannot concern them is refused. */
export const chooseNotification = (
  ctx: RequestContext,
  wanted: { readonly event: string; readonly inApp: boolean; readonly mail: boolean },
): Promise<Outcome<Choice[]>> =>
  ctx.transact(async (tx) => {
    const { userId } = ctx.caller.actor;
    const { event } = wanted;
    const roles = await ownRoles(tx, userId);
    if (!isNotificationEvent(event) || !eventsFor(roles).includes(event)) return failed('not-found');
    const inApp = wanted.inApp || NOTIFICATION_EVENTS[event].isFixedInApp === true;
    const mail = wanted.mail || isFixedMail(event, roles);
    await tx
      .insertInto('notification_choice')
      .values({ user_id: userId, kind: event, in_app: inApp, mail })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ in_app: inApp, mail }))
      .execute();
    await appendAudit(tx, ctx, {
      action: 'notification-chosen',
      subject: { type: 'notification-choice', id: userId },
      companyId: null,
      details: { event, inApp, mail },
    });
    return ok(await choicesOf(tx, userId, roles, ctx.language));
  });

async function ownRoles(db: Queries, userId: string): Promise<readonly string[]> {
  const { roles } = await db
    .selectFrom('app_user')
    .select('roles')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return roles;
}

async function choicesOf(
  db: Queries,
  userId: string,
  roles: readonly string[],
  language: Language,
): Promise<Choice[]> {
  const rows = await db.selectFrom('notification_choice').selectAll().where('user_id', '=', userId).execute();
  const chosen = new Map(rows.map((row) => [row.kind, { inApp: row.in_app, mail: row.mail }]));
  return eventsFor(roles).map((event) => ({
    event,
    name: eventName(language, event),
    ...(chosen.get(event) ?? standardFor(event, roles)),
    ...(isFixedMail(event, roles) ? { mail: true } : {}),
    isFixedInApp: NOTIFICATION_EVENTS[event].isFixedInApp ?? false,
    isFixedMail: isFixedMail(event, roles),
  }));
}
