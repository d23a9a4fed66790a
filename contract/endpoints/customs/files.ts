import * as z from 'zod/mini';
import { isCalendarDate } from '../../../domain/calendarDate';
import { endpoint, file, json } from '../../endpoint';
import {
  BATCH_ROW_STATES,
  BATCH_STATUSES,
  customsBatch,
  customsBatchRow,
  customsLine,
  customsLineDetails,
} from '../../entities/customs';
import { columnQuestion, tableChoice } from '../../entities/tableColumns';
import { date, fiscalYear, id, version } from '../../fields';
import { listOf, listQuery, several } from '../../list';
import { personal } from '../../sensitivity';

const tag = 'Customs';
const staff = ['admin', 'verifier', 'approver', 'readonly'] as const;
const importers = ['admin', 'verifier'] as const;
/** A fiscal year as a list's query carries it. */
export const yearText = z.optional(
  z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.pipe(z.transform(Number), fiscalYear)),
);

/** A file is sent while it is read, so a day that does not exist must be refused before. */
const realDate = date.check(z.refine((text) => isCalendarDate(text)));

const lineFilters = {
  entryNumber: z.optional(z.string().check(z.maxLength(20))),
  importerNumber: z.optional(personal(z.string().check(z.maxLength(20)))),
  /** An importer number as a whole, where `importerNumber` takes its beginning too. */
  importer: z.optional(personal(z.string().check(z.maxLength(20)))),
  companyId: z.optional(id),
  portCode: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  htsCode: z.optional(z.string().check(z.regex(/^[\d.]{4,13}$/))),
  entryFrom: z.optional(realDate),
  entryTo: z.optional(realDate),
  fiscalYear: yearText,
  matched: z.optional(z.enum(['yes', 'no'])),
  variance: z.optional(z.enum(['flagged', 'any'])),
  /** Which way the difference goes: more was collected than expected, or less. */
  difference: z.optional(z.enum(['more', 'less'])),
  /** Money: a difference of at least so much, whichever way it goes. */
  differenceFrom: z.optional(z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))),
  /** Lines as first posted, or corrections of such. */
  adjustment: z.optional(z.enum(['yes', 'no'])),
  checkDigit: z.optional(z.enum(['wrong'])),
  covered: z.optional(z.enum(['yes', 'no'])),
  batchId: z.optional(id),
  needsQuantity: z.optional(z.enum(['yes'])),
} as const;
const lineColumns = [
  'entryDate',
  'entryNumber',
  'importerName',
  'companyName',
  'portCode',
  'htsCode',
  'quantity',
  'amountCollected',
  'variance',
  'differenceSize',
] as const;

export const listCustomsBatches = endpoint({
  method: 'GET',
  path: '/api/customs/batches',
  summary: 'Customs files, newest first',
  tag,
  access: staff,
  query: listQuery(['uploadedAt', 'fileName', 'status', 'rowsTotal', 'amountCollected'], '-uploadedAt', {
    status: several(BATCH_STATUSES),
  }),
  answer: json(listOf(customsBatch)),
});

/** Takes the file, keeps it, and checks it in the background; progress comes over the hub and with `getCustomsBatch`. */
export const uploadCustomsFile = endpoint({
  method: 'POST',
  path: '/api/customs/batches',
  summary: 'Upload a Customs file (CSV or XLSX) to be checked',
  tag,
  access: importers,
  upload: true,
  answer: json(customsBatch),
});

export const getCustomsBatch = endpoint({
  method: 'GET',
  path: '/api/customs/batches/{id}',
  summary: 'One Customs file with its counts',
  tag,
  access: staff,
  params: z.strictObject({ id }),
  answer: json(customsBatch),
});

export const listCustomsBatchRows = endpoint({
  method: 'GET',
  path: '/api/customs/batches/{id}/rows',
  summary: 'Rows of a checked file with all errors',
  tag,
  access: staff,
  params: z.strictObject({ id }),
  query: listQuery(['fileLine'], 'fileLine', { state: several(BATCH_ROW_STATES) }),
  answer: json(listOf(customsBatchRow)),
});

export const confirmCustomsBatch = endpoint({
  method: 'POST',
  path: '/api/customs/batches/{id}/confirm',
  summary: 'Post the valid rows of a checked file in one transaction',
  tag,
  access: importers,
  params: z.strictObject({ id }),
  body: z.strictObject({ version }),
  answer: json(customsBatch),
  idempotent: true,
});

/** Corrects cells of a rejected row and checks the file again; the file itself stays as it was sent. */
export const correctCustomsRow = endpoint({
  method: 'POST',
  path: '/api/customs/batches/{id}/rows/{fileLine}/correct',
  summary: 'Correct cells of a rejected row and check the file again',
  tag,
  access: importers,
  params: z.strictObject({ id, fileLine: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  body: z.strictObject({
    version,
    cells: z
      .array(
        z.strictObject({
          column: z.string().check(z.maxLength(40)),
          value: personal(z.string().check(z.trim(), z.maxLength(200))),
        }),
      )
      .check(z.minLength(1), z.maxLength(40)),
  }),
  answer: json(customsBatch),
});

export const discardCustomsBatch = endpoint({
  method: 'POST',
  path: '/api/customs/batches/{id}/discard',
  summary: 'Discard a checked file without posting it',
  tag,
  access: importers,
  params: z.strictObject({ id }),
  body: z.strictObject({ version }),
  answer: json(customsBatch),
});

export const getCustomsBatchColumns = endpoint({
  method: 'GET',
  path: '/api/customs/batches/{id}/columns',
  summary: 'First rows of a file, and what its columns were matched to',
  tag,
  access: staff,
  params: z.strictObject({ id }),
  answer: json(columnQuestion),
});

/** Stores the choice for the next file with the same headings, and checks the file again. */
export const chooseCustomsBatchColumns = endpoint({
  method: 'POST',
  path: '/api/customs/batches/{id}/columns',
  summary: 'Match the columns of a file and check it again',
  tag,
  access: importers,
  params: z.strictObject({ id }),
  body: z.extend(tableChoice, { version }),
  answer: json(customsBatch),
});

export const downloadRejectedRows = endpoint({
  method: 'GET',
  path: '/api/customs/batches/{id}/rejected.csv',
  summary: 'Rejected rows with their errors, to fix and upload again',
  tag,
  access: staff,
  params: z.strictObject({ id }),
  answer: file('text/csv'),
});

export const downloadCustomsTemplate = endpoint({
  method: 'GET',
  path: '/api/customs/template.csv',
  summary: 'A template with the import columns and one example row',
  tag,
  access: staff,
  answer: file('text/csv'),
});

/** Staff see every line; a company's user only the own company's. */
export const listCustomsLines = endpoint({
  method: 'GET',
  path: '/api/customs/lines',
  summary: 'Posted entry summary lines',
  tag,
  access: ['user', ...staff],
  query: listQuery(lineColumns, '-entryDate', lineFilters),
  answer: json(listOf(customsLine)),
});

export const exportCustomsLines = endpoint({
  method: 'GET',
  path: '/api/customs/lines/export',
  summary: 'The filtered entry summary lines as a file',
  tag,
  access: ['user', ...staff],
  query: listQuery(lineColumns, '-entryDate', {
    ...lineFilters,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

export const getCustomsLine = endpoint({
  method: 'GET',
  path: '/api/customs/lines/{id}',
  summary: 'One entry summary line with its expected collection',
  tag,
  access: ['user', ...staff],
  params: z.strictObject({ id }),
  answer: json(customsLineDetails),
});
