import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { personal } from '../sensitivity';

const sheet = z.nullable(personal(z.string().check(z.maxLength(100))));

/** One of our own columns, by its name in the code. */
const columnName = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));

/** The first rows of a table in a file, for a person who says what its columns are. */
export const tableHead = z.object({
  /** Null where the file is a text. */
  sheet,
  /** The row that has the headings, or seems to. */
  headingLine: z.int(),
  rows: z.array(z.object({ fileLine: z.int(), cells: z.array(personal(z.string())) })),
});
export type TableHead = z.infer<typeof tableHead>;

/** What a person says a file is: its sheet, the row of its headings, and for each column by its position which of ours it is. */
export const tableChoice = z.strictObject({
  sheet,
  headingLine: z.int().check(z.minimum(1), z.maximum(2_000_000)),
  columns: z.array(z.nullable(columnName)).check(z.maxLength(LIMITS.mappedColumns)),
});
export type TableChoice = z.infer<typeof tableChoice>;

/** Asked of a person: what the columns of a file are. */
export const columnQuestion = z.object({
  heads: z.array(tableHead),
  /** What was chosen for this file. */
  chosen: z.nullable(tableChoice),
  /** What was chosen for earlier files with the same headings. */
  saved: z.array(tableChoice),
});
export type ColumnQuestion = z.infer<typeof columnQuestion>;

/** A choice beside an uploaded file, as the JSON text that a form can carry. */
export const tableChoiceField = z.optional(
  z.pipe(
    z.pipe(
      personal(z.string().check(z.maxLength(8_000))),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', message: 'no JSON', input: text });
          return null;
        }
      }),
    ),
    tableChoice,
  ),
);
