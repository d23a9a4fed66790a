import { sql, type RawBuilder, type SqlBool } from 'kysely';

const WILD = /[\\%_]/g;

/**
 * Whether a text holds what somebody typed, anywhere in it, without regard to case and accents.
 * @param text a column's reference, or an expression
 */
export const containsText = (text: string | RawBuilder<string>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`sort_text(${typeof text === 'string' ? sql.ref(text) : text})
    like '%' || sort_text(${typed.replace(WILD, '\\$&')}) || '%'`;

/** Whether a text column begins with what somebody typed, in the letter case it is kept in. */
export const beginsWith = (reference: string, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(reference)} like ${`${typed.replace(WILD, '\\$&')}%`}`;
