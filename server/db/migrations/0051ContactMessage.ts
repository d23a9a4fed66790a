import { sql } from 'kysely';
import type { Migration } from './migration';

/** What was written to the board through the contact page. */
export const contactMessage: Migration = {
  name: '0051ContactMessage',
  async up(db) {
    await sql`
      create table contact_message (
        id bigint generated always as identity primary key,
        received_at timestamptz not null,
        name text not null,
        email text not null,
        message text not null
      )`.execute(db);
    await sql`create index contact_message_at on contact_message (received_at, id)`.execute(db);
  },
};
