import { sql } from 'kysely';
import type { Migration } from './migration';

/** Whether a message of the contact page was answered, when and by whom. */
export const answeredMessages: Migration = {
  name: '0070AnsweredMessages',
  async up(db) {
    await sql`
      alter table contact_message
        add column answered_at timestamptz,
        add column answered_by bigint references app_user (id)`.execute(db);
    await sql`create index contact_message_new on contact_message (received_at, id) where answered_at is null`.execute(
      db,
    );
  },
};
