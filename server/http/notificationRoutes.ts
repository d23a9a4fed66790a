import * as choices from '../../contract/endpoints/notifications';
import { listNotifications, readNotifications } from '../../contract/endpoints/records';
import { listNotifications as list } from '../modules/notifications/listNotifications';
import { chooseNotification, readNotificationChoices } from '../modules/notifications/notificationChoices';
import { readNotifications as read } from '../modules/notifications/readNotifications';
import { mount, type Frame } from './mount';

export function mountNotifications(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, listNotifications, ({ deed, query }) => list(db, deed, query));
  mount(frame, readNotifications, ({ deed, body }) => read(db, deed, body.ids));
  mount(frame, choices.getNotificationChoices, ({ deed }) => readNotificationChoices(db, deed));
  mount(frame, choices.chooseNotification, ({ deed, body }) => chooseNotification(deed, body));
}
