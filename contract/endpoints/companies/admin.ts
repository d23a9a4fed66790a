import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import { COMPANY_KINDS, COMPANY_STATUSES, companyProfile } from '../../entities/company';
import {
  CHANGE_FIELDS,
  CHANGE_STATUSES,
  changeRequest,
  groupMember,
  importerNumberCheck,
  importerNumberEntry,
  mergePlan,
} from '../../entities/companyAdmin';
import { date, id, reasonText, version } from '../../fields';
import { listOf, listQuery, several } from '../../list';
import { personal } from '../../sensitivity';
import { oneLine } from '../../oneLine';

const tag = 'Companies';
const one = z.strictObject({ id });
const numberText = personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(20)));
const words = reasonText.check(z.minLength(1));

export const exportCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies/export',
  summary: 'The filtered companies as a file',
  tag,
  access: ['admin', 'readonly'],
  query: listQuery(['legalName', 'kind', 'status', 'country', 'exemptUsedPercent', 'balance'], 'legalName', {
    status: several(COMPANY_STATUSES),
    kind: several(COMPANY_KINDS),
    isExempt: z.optional(z.enum(['yes', 'no'])),
    flag: several(['payer', 'refunds', 'outgrown']),
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

export const listImporterNumbers = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}/importer-numbers',
  summary: 'The importer numbers of a company, open and closed',
  tag,
  access: ['admin', 'readonly'],
  params: one,
  answer: json(z.array(importerNumberEntry)),
});

export const checkImporterNumber = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}/importer-numbers/check',
  summary: 'Preview adding an importer number',
  tag,
  access: ['admin'],
  params: one,
  query: z.strictObject({ number: numberText }),
  answer: json(importerNumberCheck),
});

/** Entry lines under it that belonged to nobody become the company's. */
export const addImporterNumber = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/importer-numbers',
  summary: 'Add an importer number to a company',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, number: numberText }),
  answer: json(z.object({ profile: companyProfile, matchedLines: z.int() })),
  idempotent: true,
});

/** Entries after the day belong to nobody until the number is given to somebody; what came before stays. */
export const closeImporterNumber = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/importer-numbers/close',
  summary: 'Close an importer number of a company',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, number: numberText, closedOn: date }),
  answer: json(companyProfile),
});

export const getCompanyGroup = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}/group',
  summary: 'Companies that share or shared the exempt quantity with a company',
  tag,
  access: ['admin', 'readonly'],
  params: one,
  answer: json(z.array(groupMember)),
});

export const joinCompanyGroup = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/group',
  summary: 'Share the exempt quantity with another company and its group',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, withCompanyId: id, from: date }),
  answer: json(z.array(groupMember)),
  idempotent: true,
});

export const leaveCompanyGroup = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/group/leave',
  summary: 'Remove a company from its group; the current fiscal year stays shared',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, on: date }),
  answer: json(z.array(groupMember)),
});

export const planMerge = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}/merge',
  summary: 'Preview merging a company into another one, with anything that prevents it',
  tag,
  access: ['admin'],
  params: one,
  query: z.strictObject({ into: id }),
  answer: json(mergePlan),
});

/** The old record stays with its reports and ledger, inactive, and leads to the new one. */
export const mergeCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/merge',
  summary: 'Merge a company into another one',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, intoId: id, reason: words }),
  answer: json(mergePlan),
  idempotent: true,
});

const requestQuery = listQuery(['askedAt'], '-askedAt', {
  status: several(CHANGE_STATUSES),
  companyId: z.optional(id),
});

export const listOwnChangeRequests = endpoint({
  method: 'GET',
  path: '/api/company-requests',
  summary: 'Your company’s change requests',
  tag,
  access: ['user', 'admin'],
  query: requestQuery,
  answer: json(listOf(changeRequest)),
});

export const askForChange = endpoint({
  method: 'POST',
  path: '/api/company-requests',
  summary: 'Request a change to the company record',
  tag,
  access: ['user', 'admin'],
  permission: 'sign',
  body: z.strictObject({
    field: z.enum(CHANGE_FIELDS),
    newValue: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(120), oneLine())),
    reason: reasonText,
  }),
  answer: json(changeRequest),
  idempotent: true,
});

export const withdrawChangeRequest = endpoint({
  method: 'POST',
  path: '/api/company-requests/{id}/withdraw',
  summary: 'Withdraw your change request',
  tag,
  access: ['user', 'admin'],
  permission: 'sign',
  params: one,
  body: z.strictObject({ version }),
  answer: json(changeRequest),
});

export const listChangeRequests = endpoint({
  method: 'GET',
  path: '/api/admin/company-requests',
  summary: 'Change requests from companies',
  tag,
  access: ['admin', 'readonly'],
  query: requestQuery,
  answer: json(listOf(changeRequest)),
});

export const decideChangeRequest = endpoint({
  method: 'POST',
  path: '/api/admin/company-requests/{id}/decide',
  summary: 'Accept or reject a change request; accepting it makes the change',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, isAccepted: z.boolean(), answer: reasonText }),
  answer: json(changeRequest),
  idempotent: true,
});
