import { sql } from 'kysely';
import type { Migration } from './migration';

/** A temporary password works until it expires or is replaced, however often its owner signs in with it. */
export const temporaryPasswords: Migration = {
  name: '0314TemporaryPasswords',
  async up(db) {
    await sql`alter table app_user drop column temporary_password_used_at`.execute(db);
  },
};
