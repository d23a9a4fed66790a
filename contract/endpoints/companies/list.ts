import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { COMPANY_KINDS, COMPANY_STATUSES, companyProfile, companySummary } from '../../entities/company';
import { id, instant, money } from '../../fields';
import { listOf, listQuery, several } from '../../list';
import { personal } from '../../sensitivity';

const one = z.strictObject({ id });

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

/** What is unmatched under an importer number. */
const waitingNumber = z.object({
  importerNumber: personal(z.string()),
  lines: z.int(),
  amountCollected: money,
});
export type WaitingNumber = z.infer<typeof waitingNumber>;

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
      registration: z.nullable(
        z.object({
          at: instant,
          message: personal(z.string()),
          /** Unmatched lines under the numbers it asks to register with; none once it was decided, missing in logs of earlier builds. */
          numbers: z.optional(z.array(waitingNumber)),
        }),
      ),
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
