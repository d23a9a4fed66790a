import { sql } from 'kysely';
import { foldedValue } from './0007SortText';
import type { Migration } from './migration';

/**
 * Most names have no letter beyond ASCII, which nothing has to be looked up for: those are only made small. The form is the same as
 * before, so indexes stay as they are; posting a Customs file works it out for every row.
 */
export const plainSortText: Migration = {
  name: '0202PlainSortText',
  async up(db) {
    await sql`
      create or replace function sort_text(value text) returns text
      language sql immutable strict parallel safe
      return case when octet_length(value) = char_length(value) then lower(value) else ${foldedValue()} end`.execute(
      db,
    );
  },
};
