import { sql } from 'kysely';
import type { Migration } from './migration';

/** What people want to be told of, and how. Only what somebody has chosen is kept; the rest follows the rules of the events. */
export const notificationChoice: Migration = {
  name: '0140NotificationChoice',
  async up(db) {
    await sql`
      create table notification_choice (
        user_id bigint not null references app_user (id),
        kind text not null,
        in_app boolean not null,
        mail boolean not null,
        primary key (user_id, kind)
      )`.execute(db);
    await sql`alter table notification_event add column silent_for jsonb not null default '[]'`.execute(db);
    await sql`
      alter table user_notification
        add column in_app boolean not null default true,
        add column mail_wanted boolean not null default false`.execute(db);
    await sql`create index user_notification_mail on user_notification (id) where mail_wanted`.execute(db);
  },
};
