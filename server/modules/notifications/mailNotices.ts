import { isNotificationEvent } from '../../../contract/notificationEvents';
import { eventName } from '../../../contract/texts/eventNames';
import { notificationText } from '../../../contract/texts/notifications';
import { UNDO_ACCEPTED_MS } from '../../../domain/verificationUndo';
import { type Tx, inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { type MailServices, queueMail } from '../mail/queueMail';
import { recordPath } from './recordPath';

const AT_ONCE = 100;

/**
 * Turns what waits for its email into queued emails, in each reader's language, however many processes do so at once.
 * @returns how many emails were queued
 */
export async function queueNoticeMails(
  services: MailServices & Pick<Services, 'database'>,
  now: Date,
): Promise<number> {
  for (let queued = 0; ;) {
    const taken = await inTransaction(services.database, (tx) => queueSome(services, tx, now));
    queued += taken;
    if (taken < AT_ONCE) return queued;
  }
}

async function queueSome(services: MailServices, tx: Tx, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom('user_notification')
    .innerJoin('notification_event', 'notification_event.id', 'user_notification.event_id')
    .innerJoin('app_user', 'app_user.id', 'user_notification.user_id')
    .select(['user_notification.id', 'kind', 'text_values', 'touches', 'email', 'language', 'roles'])
    .where('mail_wanted', '=', true)
    // What can still be undone is not written about.
    .where((where) =>
      where.or([
        where('kind', '!=', 'refund-verified'),
        where('at', '<', new Date(now.getTime() - UNDO_ACCEPTED_MS)),
      ]),
    )
    .orderBy('user_notification.id')
    .limit(AT_ONCE)
    .forUpdate('user_notification')
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const { publicUrl } = services.config;
  for (const { kind, language, text_values, touches, email, roles } of rows) {
    // A newer version of the product wrote a kind this one does not know: that version will email it.
    if (!isNotificationEvent(kind)) continue;
    await queueMail(services, tx, now, {
      kind: 'notice',
      to: email,
      language,
      values: {
        event: eventName(language, kind),
        text: notificationText(language, kind, text_values),
        link: `${publicUrl}${recordPath(kind, touches, text_values) ?? '/notifications'}`,
        choices: `${publicUrl}${choicesPath(roles)}`,
      },
    });
  }
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('user_notification').where('id', 'in', ids).where('in_app', '=', false).execute();
  await tx.updateTable('user_notification').set({ mail_wanted: false }).where('id', 'in', ids).execute();
  return rows.length;
}

/** The page on which somebody with these roles chooses what they are told of. */
function choicesPath(roles: readonly string[]): string {
  if (roles.includes('user')) return '/myaccount?tab=notifications';
  return roles.some((role) => role === 'admin' || role === 'readonly')
    ? '/admin/myaccount'
    : '/resetpassword';
}
