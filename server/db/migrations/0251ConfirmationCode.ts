import { sql } from 'kysely';
import type { Migration } from './migration';

/** Codes emailed to confirm a change while signed in; kept apart from those of sign-in, so that neither counts for the other. */
export const confirmationCode: Migration = {
  name: '0251ConfirmationCode',
  async up(db) {
    await sql`
      create table confirmation_code (
        user_id bigint primary key references app_user (id),
        handle_hash text not null,
        code_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
  },
};
