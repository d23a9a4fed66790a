import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import { COMPANY_KINDS } from '../../entities/company';
import { remindersPreview, remindersSent, reportGrid } from '../../entities/reportGrid';
import { fiscalYear, id } from '../../fields';
import { listQuery } from '../../list';

const tag = 'Reports';
const readers = ['admin', 'readonly'] as const;
const yearText = z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.pipe(z.transform(Number), fiscalYear));

const columns = ['companyName', 'owing', 'missing', 'late', 'amended'] as const;
const filters = {
  /** First and last fiscal year shown, three at most; the last two when left out. */
  fromYear: z.optional(yearText),
  toYear: z.optional(yearText),
  kind: z.optional(z.enum(COMPANY_KINDS)),
  /** Companies with at least one such period. */
  show: z.optional(z.enum(['missing', 'late', 'amended', 'returned', 'waiting', 'owing'])),
} as const;

/** Every active company that pays assessments against every period that has begun. */
export const getReportGrid = endpoint({
  method: 'GET',
  path: '/api/admin/assessments/grid',
  summary: 'Report status by company and period',
  tag,
  access: readers,
  query: listQuery(columns, 'companyName', filters),
  answer: json(reportGrid),
});

export const exportReportGrid = endpoint({
  method: 'GET',
  path: '/api/admin/assessments/grid/export',
  summary: 'The filtered grid as a file',
  tag,
  access: readers,
  query: listQuery(columns, 'companyName', {
    ...filters,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

const reminded = z.strictObject({
  fiscalYear,
  index: z.int().check(z.gte(1), z.lte(12)),
  /** Null for every company that is missing it. */
  companyIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(2000))),
});

export const previewReminders = endpoint({
  method: 'POST',
  path: '/api/admin/assessments/reminders/preview',
  summary: 'Preview reminders for missing reports',
  tag,
  access: ['admin'],
  body: reminded,
  answer: json(remindersPreview),
});

/** In each company's language. Those who have reported in the meantime are left alone. */
export const sendReminders = endpoint({
  method: 'POST',
  path: '/api/admin/assessments/reminders',
  summary: 'Email reminders for missing reports',
  tag,
  access: ['admin'],
  idempotent: true,
  body: reminded,
  answer: json(remindersSent),
});

/** One letter for each company that is missing the period, in its language. */
export const printReminders = endpoint({
  method: 'GET',
  path: '/api/admin/assessments/reminders.pdf',
  summary: 'Printable reminder letters',
  tag,
  access: ['admin'],
  query: z.strictObject({
    fiscalYear: yearText,
    index: z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(12))),
    ),
    /** Ids joined by commas; every company that is missing the period when left out. */
    companyIds: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$/), z.maxLength(6000)),
    ),
  }),
  answer: file('application/pdf'),
});
