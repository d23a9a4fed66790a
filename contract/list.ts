import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { personal } from './sensitivity';

const whole = (max: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)).check(z.gte(1), z.lte(max));

/**
 * The query of a list: page (from 1), pageSize (1 to 100), sort (a column, `-` before it for descending), q (search text) and the
 * list's own filters. `cursor` goes on from a row instead of counting pages: the `next` or `previous` of an earlier answer.
 */
export const listQuery = <
  const C extends readonly [string, ...string[]],
  F extends Record<string, z.core.$ZodType>,
>(
  columns: C,
  defaultSort: C[number] | `-${C[number]}`,
  filters: F,
) =>
  z.strictObject({
    page: z._default(whole(1_000_000), 1),
    pageSize: z._default(whole(LIMITS.maxPageSize), LIMITS.defaultPageSize),
    sort: z._default(
      z.enum([...columns, ...columns.map((c) => `-${c}` as const)] as [string, ...string[]]),
      defaultSort,
    ),
    q: z.optional(personal(z.string().check(z.trim(), z.maxLength(LIMITS.searchText)))),
    cursor: z.optional(z.string().check(z.maxLength(500))),
    ...filters,
  });

/** One page of a list: its rows, how many match in total, and where it stands. A page past the end has no rows and the true total. */
export const listOf = <S extends z.core.$ZodType>(row: S) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    sort: z.string(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  });

/** Several values of one filter, separated by commas in the address. */
export const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(500)),
        z.transform((text) => text.split(',').filter((part) => part !== '')),
      ),
      z.array(z.enum(values)),
    ),
  );
