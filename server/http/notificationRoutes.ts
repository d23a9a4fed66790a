import { listNotifications, readNotifications } from '../../contract/endpoints/records';
import { listNotifications as list } from '../modules/notifications/listNotifications';
import { readNotifications as read } from '../modules/notifications/readNotifications';
import { mount, type Frame } from './mount';

export function mountNotifications(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, listNotifications, ({ deed, query }) => list(db, deed, query));
  mount(frame, readNotifications, ({ deed, body }) => read(db, deed, body.ids));
}
