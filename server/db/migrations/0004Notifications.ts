import { sql } from 'kysely';
import type { Migration } from './migration';

/** What was told to whom. Rows are written in the transaction of the deed; listeners read them by id. */
export const notifications: Migration = {
  name: '0004Notifications',
  async up(db) {
    await sql`
      create table notification_event (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        kind text not null,
        text_values jsonb not null,
        state text not null,
        audience jsonb not null,
        touches jsonb not null,
        progress jsonb,
        quiet boolean not null
      )`.execute(db);
    await sql`create index notification_event_at on notification_event (at)`.execute(db);
    await sql`
      create table user_notification (
        id bigint generated always as identity primary key,
        event_id bigint not null references notification_event (id) on delete cascade,
        user_id bigint not null references app_user (id),
        read_at timestamptz,
        unique (user_id, event_id)
      )`.execute(db);
    await sql`create index user_notification_event on user_notification (event_id)`.execute(db);
    await sql`create index user_notification_unread on user_notification (user_id) where read_at is null`.execute(
      db,
    );
  },
};
