import { sql } from 'kysely';
import type { Migration } from './migration';

/** Texts and mail templates in the board's own words. One without content has been returned to the shipped words. */
export const boardText: Migration = {
  name: '0116BoardText',
  async up(db) {
    await sql`
      create table board_text (
        key text not null,
        language text not null check (language in ('en', 'fr')),
        content jsonb,
        version int not null check (version > 0),
        primary key (key, language)
      )`.execute(db);
  },
};
