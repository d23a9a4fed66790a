import { sql } from 'kysely';
import type { Migration } from './migration';

/** When a member of staff is away: one absence each, now or the next one. */
export const absence: Migration = {
  name: '0292Absence',
  async up(db) {
    await sql`
      create table absence (
        user_id bigint primary key references app_user (id),
        first_day date not null,
        last_day date not null,
        set_by bigint not null references app_user (id),
        set_at timestamptz not null,
        check (first_day <= last_day)
      )`.execute(db);
  },
};
