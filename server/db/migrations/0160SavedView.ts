import { sql } from 'kysely';
import type { Migration } from './migration';

/** How people want to see a list again. Names are told apart without regard to case, and one view of each list may open it. */
export const savedView: Migration = {
  name: '0160SavedView',
  async up(db) {
    await sql`
      create table saved_view (
        id bigint generated always as identity primary key,
        user_id bigint not null references app_user (id),
        list text not null,
        name text not null,
        address text not null,
        hidden_columns jsonb not null,
        is_compact boolean not null,
        is_default boolean not null
      )`.execute(db);
    await sql`create unique index saved_view_name on saved_view (user_id, list, lower(name))`.execute(db);
    await sql`create unique index saved_view_default on saved_view (user_id, list) where is_default`.execute(
      db,
    );
  },
};
