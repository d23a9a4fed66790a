import * as z from 'zod/mini';
import { EXEMPTION_STATUSES } from '../../../domain/exemption';
import { endpoint, json } from '../../endpoint';
import { exemptionSummary } from '../../entities/summaries';
import { id } from '../../fields';
import { listOf, listQuery, several } from '../../list';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

const year = z.optional(z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number)));

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
