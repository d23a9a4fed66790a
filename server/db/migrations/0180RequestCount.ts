import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Requests of one sender to one call in the minutes that run, counted by all server processes together. Losing them in a crash is
 * no harm, so they are not logged.
 */
export const requestCount: Migration = {
  name: '0180RequestCount',
  async up(db) {
    await sql`
      create unlogged table request_count (
        sender text not null,
        call text not null,
        requests integer not null,
        ends_at timestamptz not null,
        primary key (sender, call)
      )`.execute(db);
  },
};
