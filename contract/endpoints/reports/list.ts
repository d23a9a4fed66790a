import * as z from 'zod/mini';
import { REPORT_STATUSES } from '../../../domain/reportStates';
import { endpoint, file, json } from '../../endpoint';
import { reportSummary } from '../../entities/summaries';
import { id } from '../../fields';
import { listOf, listQuery, several } from '../../list';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

const year = z.optional(z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number)));

const reportFilters = {
  status: several(REPORT_STATUSES),
  fiscalYear: year,
  companyId: z.optional(id),
} as const;

const reportColumns = [
  'number',
  'companyName',
  'fiscalYear',
  'period',
  'status',
  'dueDate',
  'amountDue',
  'balance',
] as const;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/assessments',
  summary: "A company's assessment reports",
  tag: 'Reports',
  access: everybody,
  query: listQuery(reportColumns, '-dueDate', reportFilters),
  answer: json(listOf(reportSummary)),
});

/** The same as a file. */
export const exportOwnReports = endpoint({
  method: 'GET',
  path: '/api/assessments/export',
  summary: "A company's filtered assessment reports as a file",
  tag: 'Reports',
  access: everybody,
  query: listQuery(reportColumns, '-dueDate', {
    ...reportFilters,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

export const listAllReports = endpoint({
  method: 'GET',
  path: '/api/admin/assessments',
  summary: 'Assessment reports of all companies',
  tag: 'Reports',
  access: ['admin', 'readonly'],
  query: listQuery(reportColumns, '-dueDate', reportFilters),
  answer: json(listOf(reportSummary)),
});
