import * as z from 'zod/mini';
import { endpoint, file, type Endpoint } from '../endpoint';
import { personal } from '../sensitivity';
import { listContactMessages } from './contact';
import { listCorrections } from './corrections';
import { listAudit } from './audit';
import { listCustomsBatches } from './customs/files';
import { listUnmatchedImporters } from './customs/importers';
import { listExemptions } from './exemptions/list';
import { listCardReturns, listPayments } from './payments';
import { listPaymentRuns } from './paymentRuns';
import { listProblems } from './problems';
import { listAnnualRunRows } from './refunds/annualRuns';
import { listAllReports } from './reports/list';
import { listUsers } from './users/list';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

/** Lists that are exported through this call. The lists of claims, companies, lines, and a company's reports have calls of their own. */
export const EXPORTED_LISTS = {
  payments: listPayments,
  cardReturns: listCardReturns,
  corrections: listCorrections,
  paymentRuns: listPaymentRuns,
  users: listUsers,
  audit: listAudit,
  messages: listContactMessages,
  problems: listProblems,
  customsFiles: listCustomsBatches,
  unmatchedImporters: listUnmatchedImporters,
  reports: listAllReports,
  exemptions: listExemptions,
  annualRunImporters: listAnnualRunRows,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type ExportedList = keyof typeof EXPORTED_LISTS;

const NAMES = Object.keys(EXPORTED_LISTS) as [ExportedList, ...ExportedList[]];

/** Readers, filters, and order are those of the list's own call; its page is not looked at. */
export const exportList = endpoint({
  method: 'GET',
  path: '/api/lists/export',
  summary: 'A filtered list as a file',
  tag: 'Lists',
  access: everybody,
  query: z.strictObject({
    list: z.enum(NAMES),
    /** The query of the list's own call, as it stands in an address. */
    query: z.optional(personal(z.string().check(z.maxLength(2000)))),
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});
