import { sql } from 'kysely';
import type { Migration } from './migration';

/** Changes of an e-mail address that wait for the code mailed to the new one. */
export const emailChange: Migration = {
  name: '0061EmailChange',
  async up(db) {
    await sql`
      create table email_change (
        user_id bigint primary key references app_user (id),
        handle_hash text not null,
        code_hash text not null,
        email text not null,
        tries int not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
  },
};
