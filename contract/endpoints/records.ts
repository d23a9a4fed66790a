import * as z from 'zod/mini';
import { EXEMPTION_STATUSES } from '../../domain/exemption';
import { REPORT_STATUSES } from '../../domain/reportStates';
import { endpoint, json } from '../endpoint';
import {
  COMPANY_KINDS,
  COMPANY_STATUSES,
  companyProfile,
  companySummary,
  USER_STATES,
  userSummary,
} from '../entities/company';
import { home } from '../entities/home';
import { notification } from '../entities/notification';
import { programConfiguration, programPublic } from '../entities/program';
import { exemptionSummary, reportSummary } from '../entities/summaries';
import { id, instant } from '../fields';
import { listOf, listQuery, several } from '../list';
import { personal, sentence } from '../sensitivity';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;
const one = z.strictObject({ id });
const year = z.optional(z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number)));

export const getProgram = endpoint({
  method: 'GET',
  path: '/api/program',
  summary: 'The board and its program',
  tag: 'Program',
  access: 'public',
  answer: json(programPublic),
});

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/api/admin/configuration',
  summary: 'The full configuration in effect',
  tag: 'Program',
  access: ['admin'],
  answer: json(programConfiguration),
});

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'Your home page: work to do',
  tag: 'Home',
  access: everybody,
  answer: json(home),
});

const companyColumns = ['legalName', 'kind', 'status', 'country', 'exemptUsedPercent', 'balance'] as const;

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Companies',
  tag: 'Companies',
  access: ['admin', 'readonly'],
  query: listQuery(companyColumns, 'legalName', {
    status: several(COMPANY_STATUSES),
    kind: several(COMPANY_KINDS),
    isExempt: z.optional(z.enum(['yes', 'no'])),
    flag: several(['payer', 'refunds', 'outgrown']),
  }),
  answer: json(listOf(companySummary)),
});

/** Names to pick a company from, for staff who must name one. */
export const findCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies/names',
  summary: 'Find companies by a part of their name',
  tag: 'Companies',
  access: ['admin', 'readonly', 'verifier', 'approver'],
  query: z.strictObject({ q: personal(z._default(z.string().check(z.maxLength(100)), '')) }),
  answer: json(z.array(z.object({ id, name: personal(z.string()) }))),
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}',
  summary: 'One company with counts of its records',
  tag: 'Companies',
  access: ['admin', 'readonly'],
  params: one,
  answer: json(
    z.object({
      profile: companyProfile,
      /** The company it was merged into; null for one that was not. */
      mergedInto: z.nullable(z.object({ id, name: personal(z.string()) })),
      summary: companySummary,
      /** When it asked to be registered, and what it wrote then; null where the board made it. */
      registration: z.nullable(z.object({ at: instant, message: personal(z.string()) })),
      counts: z.object({
        users: z.int(),
        reports: z.int(),
        exemptions: z.int(),
        refunds: z.int(),
        customsLines: z.int(),
      }),
    }),
  ),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Staff and company users',
  tag: 'Users',
  access: ['approver', 'verifier', 'admin', 'readonly'],
  query: listQuery(['name', 'email', 'companyName', 'lastSignInAt'], 'name', {
    role: several(['user', 'verifier', 'admin', 'readonly', 'approver']),
    state: several(USER_STATES),
    companyId: z.optional(id),
  }),
  answer: json(listOf(userSummary)),
});

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

export const listAllReports = endpoint({
  method: 'GET',
  path: '/api/admin/assessments',
  summary: 'Assessment reports of all companies',
  tag: 'Reports',
  access: ['admin', 'readonly'],
  query: listQuery(reportColumns, '-dueDate', reportFilters),
  answer: json(listOf(reportSummary)),
});

const exemptionFilters = {
  status: several(EXEMPTION_STATUSES),
  fiscalYear: year,
  companyId: z.optional(id),
} as const;
const exemptionColumns = [
  'number',
  'companyName',
  'kind',
  'fiscalYear',
  'status',
  'decisionDue',
  'validTo',
] as const;

export const listExemptions = endpoint({
  method: 'GET',
  path: '/api/exemptions',
  summary: "A company's applications and certificates",
  tag: 'Exemptions',
  access: everybody,
  query: listQuery(exemptionColumns, '-fiscalYear', exemptionFilters),
  answer: json(listOf(exemptionSummary)),
});

export const listAllExemptions = endpoint({
  method: 'GET',
  path: '/api/admin/exemptions',
  summary: 'Applications and certificates of all companies',
  tag: 'Exemptions',
  access: ['admin', 'readonly'],
  query: listQuery(exemptionColumns, 'decisionDue', exemptionFilters),
  answer: json(listOf(exemptionSummary)),
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: "The reader's notifications, newest first",
  tag: 'Notifications',
  access: everybody,
  query: listQuery(['at'], '-at', { unread: z.optional(z.enum(['yes'])) }),
  answer: json(z.extend(listOf(notification), { unread: z.int() })),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read, or all of them',
  tag: 'Notifications',
  access: everybody,
  body: z.strictObject({ ids: z.nullable(z.array(id).check(z.maxLength(100))) }),
  answer: json(z.object({ unread: z.int() })),
});

/** Records by number or name, for the command palette. Only what the reader may open is found. */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Find records by number or name',
  tag: 'Search',
  access: everybody,
  query: z.strictObject({ q: personal(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))) }),
  answer: json(
    z.array(
      z.object({
        type: z.enum(['refund', 'company', 'customsLine', 'customsBatch', 'report', 'exemption']),
        id,
        title: sentence(z.string()),
        detail: sentence(z.string()),
        path: z.string(),
      }),
    ),
  ),
});
