import { sql, type RawBuilder, type SqlBool } from 'kysely';

const WILD = /[\\%_]/g;

/** Whether a text column holds what somebody typed, anywhere in it, without regard to case and accents. */
export const containsText = (reference: string, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`sort_text(${sql.ref(reference)}) like '%' || sort_text(${typed.replace(WILD, '\\$&')}) || '%'`;

/** Whether a text column begins with what somebody typed, in the letter case it is kept in. */
export const beginsWith = (reference: string, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(reference)} like ${`${typed.replace(WILD, '\\$&')}%`}`;
