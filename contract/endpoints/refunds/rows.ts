import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import { columnQuestion, tableChoiceField } from '../../entities/tableColumns';
import { fiscalYear } from '../../fields';
import { LIMITS } from '../../limits';
import { personal, sentence } from '../../sensitivity';

const tag = 'Refunds';
const companySide = ['user', 'admin'] as const;

/** Rows of a file as text; the claim's form finds the lines they name, as it does with rows that are typed. */
export const claimFileRows = z.object({
  rows: z.array(
    z.object({
      /** The row's line in the file, the heading's included. */
      row: z.int(),
      cells: z.array(personal(z.string())),
    }),
  ),
  /** What to know of the workbook’s sheet that was read. */
  notices: z.array(sentence(z.string())),
  /** The file as it is shown for its columns to be matched; there are no rows where that must be done first. */
  question: z.nullable(columnQuestion),
});

export const readClaimFile = endpoint({
  method: 'POST',
  path: '/api/refunds/rows',
  summary: 'Read claim rows from a file (CSV or XLSX) without saving',
  tag,
  access: companySide,
  permission: 'prepare',
  upload: true,
  body: z.strictObject({ columns: tableChoiceField }),
  answer: json(claimFileRows),
});

/** For entries that the claim being written does not have: which claim of the company they belong in. Nothing is said of others'. */
export const findEntryPlaces = endpoint({
  method: 'POST',
  path: '/api/refunds/rows/places',
  summary: 'The fiscal year and importer number of your entries',
  tag,
  access: companySide,
  permission: 'prepare',
  body: z.strictObject({
    entryNumbers: z
      .array(z.string().check(z.maxLength(20)))
      .check(z.minLength(1), z.maxLength(LIMITS.claimLines)),
  }),
  answer: json(
    z.array(z.object({ entryNumber: z.string(), fiscalYear, importerNumber: personal(z.string()) })),
  ),
});

export const downloadClaimTemplate = endpoint({
  method: 'GET',
  path: '/api/refunds/rows/template',
  summary: 'A template for claim rows',
  tag,
  access: companySide,
  query: z.strictObject({ format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});
