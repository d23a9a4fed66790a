import { type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration';

const MARKS = /\p{Mn}/gu;
/** Letters that are no accented form of another, and the one they are looked for under. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['Ø', 'O'],
  ['ø', 'o'],
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['Æ', 'A'],
  ['æ', 'a'],
  ['Œ', 'O'],
  ['œ', 'o'],
  ['ß', 's'],
];

/** Latin letters with marks, beside the plain letter of each. */
function foldedLetters(): readonly (readonly [string, string])[] {
  const pairs = [...OTHERS];
  for (let code = 0xc0; code <= 0x17f; code += 1) {
    const letter = String.fromCharCode(code);
    const plain = letter.normalize('NFD').replace(MARKS, '');
    if (plain !== letter && /^[A-Za-z]$/.test(plain)) pairs.push([letter, plain]);
  }
  return pairs;
}

/** The form itself, of a function's parameter `value`. */
export function foldedValue(): RawBuilder<string> {
  const pairs = foldedLetters();
  const marked = sql.lit(pairs.map(([letter]) => letter).join(''));
  const plain = sql.lit(pairs.map(([, letter]) => letter).join(''));
  return sql<string>`lower(translate(normalize(value), ${marked}, ${plain}))`;
}

/**
 * The form of a text that lists sort by and searches compare: no case, no accents. Done here and not by a collation, because the
 * database may have been made without a locale, and so that every PostgreSQL gives the same order.
 */
export const sortText: Migration = {
  name: '0007SortText',
  async up(db) {
    await sql`
      create function sort_text(value text) returns text
      language sql immutable strict parallel safe
      return ${foldedValue()}`.execute(db);
    await sql`drop index company_name`.execute(db);
    await sql`create index company_name on company (sort_text(legal_name), id)`.execute(db);
    await sql`create index app_user_name on app_user (sort_text(last_name || ' ' || first_name), id)`.execute(
      db,
    );
  },
};
