import type { ColumnType, GeneratedAlways } from 'kysely';

/** A bigint identity: text on our side, made by the database alone. */
export type Identity = GeneratedAlways<string>;

/** An instant: `Date` when read, `Date` or ISO text when written. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** An instant written once. */
export type FixedInstant = ColumnType<Date, Date | string, never>;

/** JSON: parsed when read, text when written (a bare array would be taken for a PostgreSQL array). */
export type Json<T> = ColumnType<T, string, string>;
