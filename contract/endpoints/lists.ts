import * as z from 'zod/mini';
import { endpoint, file } from '../endpoint';
import { personal } from '../sensitivity';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

/**
 * Lists that are exported through this call, by name; `exportedLists.ts` has their own calls, which a browser does not load to name
 * a list. The lists of claims, companies, lines, and a company's reports have calls of their own.
 */
const EXPORTED_LIST_NAMES = [
  'payments',
  'cardReturns',
  'corrections',
  'paymentRuns',
  'users',
  'audit',
  'messages',
  'problems',
  'customsFiles',
  'unmatchedImporters',
  'reports',
  'exemptions',
  'annualRunImporters',
] as const;

export type ExportedList = (typeof EXPORTED_LIST_NAMES)[number];

/** Readers, filters, and order are those of the list's own call; its page is not looked at. */
export const exportList = endpoint({
  method: 'GET',
  path: '/api/lists/export',
  summary: 'A filtered list as a file',
  tag: 'Lists',
  access: everybody,
  query: z.strictObject({
    list: z.enum(EXPORTED_LIST_NAMES),
    /** The query of the list's own call, as it stands in an address. */
    query: z.optional(personal(z.string().check(z.maxLength(2000)))),
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});
