import * as choices from '../../contract/endpoints/notifications/choices';
import { listNotifications, readNotifications } from '../../contract/endpoints/notifications/list';
import { listNotifications as list } from '../modules/notifications/listNotifications';
import { chooseNotification, readNotificationChoices } from '../modules/notifications/notificationChoices';
import { readNotifications as read } from '../modules/notifications/readNotifications';
import { mount, type RouteRegistry } from './pipeline/mount';

export function mountNotifications(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, listNotifications, ({ ctx, query }) => list(db, ctx, query));
  mount(registry, readNotifications, ({ ctx, body }) => read(db, ctx, body.ids));
  mount(registry, choices.getNotificationChoices, ({ ctx }) => readNotificationChoices(db, ctx));
  mount(registry, choices.chooseNotification, ({ ctx, body }) => chooseNotification(ctx, body));
}
