import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { notification } from '../../entities/notification';
import { id } from '../../fields';
import { listOf, listQuery } from '../../list';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: "The reader's notifications, newest first",
  tag: 'Notifications',
  access: everybody,
  query: listQuery(['at'], '-at', { unread: z.optional(z.enum(['yes'])) }),
  answer: json(z.extend(listOf(notification), { unread: z.int() })),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read, or all of them',
  tag: 'Notifications',
  access: everybody,
  permission: 'view',
  body: z.strictObject({ ids: z.nullable(z.array(id).check(z.maxLength(100))) }),
  answer: json(z.object({ unread: z.int() })),
});
