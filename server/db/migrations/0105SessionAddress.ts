import { sql } from 'kysely';
import type { Migration } from './migration';

/** The network address a session was last used from, so that its owner can tell a stranger's from their own. */
export const sessionAddress: Migration = {
  name: '0105SessionAddress',
  async up(db) {
    await sql`alter table user_session add column last_address text`.execute(db);
  },
};
