import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { notificationChoice } from '../../entities/notification';

const tag = 'Notifications';

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/api/account/notifications',
  summary: 'Your notification settings',
  tag,
  access: 'signed-in',
  answer: json(z.array(notificationChoice)),
});

/** One event at a time, so that two tabs never undo each other's choices. */
export const chooseNotification = endpoint({
  method: 'PUT',
  path: '/api/account/notifications',
  summary: 'Change the notification settings of one event',
  tag,
  access: 'signed-in',
  body: z.strictObject({ event: z.string().check(z.maxLength(60)), inApp: z.boolean(), mail: z.boolean() }),
  answer: json(z.array(notificationChoice)),
});
