import { sql } from 'kysely';
import type { Migration } from './migration';

/** Mail on its way. Rows are written in the transaction of the deed; subject and text stand sealed and go once it is sent. */
export const mail: Migration = {
  name: '0040Mail',
  async up(db) {
    await sql`
      create table mail (
        id bigint generated always as identity primary key,
        kind text not null,
        recipient text not null,
        reply_to text,
        message_id text not null unique,
        content text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0,
        sent_at timestamptz,
        given_up_at timestamptz,
        last_problem text
      )`.execute(db);
    await sql`create index mail_due on mail (next_try_at) where sent_at is null and given_up_at is null`.execute(
      db,
    );
    await sql`create index mail_age on mail (created_at)`.execute(db);
  },
};
