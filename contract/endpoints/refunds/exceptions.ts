import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { filingExtension, refundWaiver } from '../../entities/refundException';
import { date, fiscalYear, id, personName, reasonText } from '../../fields';

const tag = 'Refunds';
const everybody = ['user', 'approver', 'verifier', 'admin', 'readonly'] as const;
const ofCompany = z.strictObject({ companyId: z.optional(id) });

/** The own company's; staff name a company. */
export const listRefundWaivers = endpoint({
  method: 'GET',
  path: '/api/refunds/waivers',
  summary: 'Years for which a company waived refunds',
  tag,
  access: everybody,
  query: ofCompany,
  answer: json(z.array(refundWaiver)),
});

export const waiveRefunds = endpoint({
  method: 'POST',
  path: '/api/refunds/waivers',
  summary: 'Waive refunds for a year; new claims for it are rejected',
  tag,
  access: ['user', 'admin'],
  permission: 'sign',
  idempotent: true,
  body: z.strictObject({
    fiscalYear,
    signerName: personName,
    isAuthorised: z.literal(true),
  }),
  answer: json(refundWaiver),
});

export const withdrawRefundWaiver = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/waivers/{id}/withdraw',
  summary: 'Withdraw a waiver, with a reason',
  tag,
  access: ['admin'],
  params: z.strictObject({ id }),
  idempotent: true,
  body: z.strictObject({ reason: reasonText }),
  answer: json(refundWaiver),
});

export const listFilingExtensions = endpoint({
  method: 'GET',
  path: '/api/refunds/late-leaves',
  summary: 'Years for which a company may file late claims',
  tag,
  access: everybody,
  query: ofCompany,
  answer: json(z.array(filingExtension)),
});

export const grantFilingExtension = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/late-leaves',
  summary: 'Allow late claims for a year until a date, with a reason',
  tag,
  access: ['admin'],
  idempotent: true,
  body: z.strictObject({ companyId: id, fiscalYear, until: date, reason: reasonText }),
  answer: json(filingExtension),
});
