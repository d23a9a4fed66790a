import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Most names have no letter beyond ASCII, which nothing has to be looked up for: those are only made small. The form is the same as
 * before, so indexes stay as they are; posting a Customs file works it out for every row.
 */
export const plainSortText: Migration = {
  name: '0202PlainSortText',
  async up(db) {
    const { rows } = await sql<{ body: string }>`
      select pg_get_function_sqlbody(oid) as body from pg_proc where oid = 'sort_text(text)'::regprocedure`.execute(
      db,
    );
    const before = /^RETURN\s+([\s\S]+?);?$/.exec(rows[0]?.body.trim() ?? '')?.[1];
    if (before === undefined) throw new Error('sort_text is not the expression it was made as');
    await sql`
      create or replace function sort_text(value text) returns text
      language sql immutable strict parallel safe
      return case when octet_length(value) = char_length(value) then lower(value) else ${sql.raw(before)} end`.execute(
      db,
    );
  },
};
