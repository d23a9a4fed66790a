import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { companyContext } from '../../entities/companyContext';
import { refundDetails } from '../../entities/refund';
import { bulkPreview, bulkResult, reasonTemplate, reviewer } from '../../entities/refundReview';
import { date, id, money, reasonText, version } from '../../fields';
import { LIMITS } from '../../limits';
import { personal } from '../../sensitivity';
import { refundFilters } from './filters';
import { oneLine } from '../../oneLine';

const tag = 'Refunds';
const one = z.strictObject({ id });
const reviewers = ['verifier', 'approver', 'admin'] as const;

export const listReviewers = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/reviewers',
  summary: 'People who can be assigned to claims',
  tag,
  access: reviewers,
  answer: json(z.array(reviewer)),
});

export const getCompanyContext = endpoint({
  method: 'GET',
  path: '/api/refunds/{id}/company-context',
  summary: 'What to know of a claim’s company: its last claims, its usual amount, its bank account',
  tag,
  access: reviewers,
  params: one,
  answer: json(companyContext),
});

/** What a reviewer can begin with when asking or rejecting, in the company’s language. */
export const listReasonTemplates = endpoint({
  method: 'GET',
  path: '/api/refunds/{id}/reason-templates',
  summary: 'Texts for returning or rejecting a claim, in the company’s language',
  tag,
  access: reviewers,
  params: one,
  answer: json(z.array(reasonTemplate)),
});

/** It changes nothing of the claim, so anyone who is about to decide need not look again. */
export const assignRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/assign',
  summary: 'Assign or unassign a claim',
  tag,
  access: reviewers,
  params: one,
  /** `me` assigns it to the caller, null to nobody. */
  body: z.strictObject({ assignee: z.nullable(id) }),
  answer: json(refundDetails),
});

/** Claims chosen in the list: some by id, or all that match the filters but for some. */
export const claimSelection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('some'),
    ids: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.bulkSelection)),
  }),
  z.strictObject({
    kind: z.literal('all-matching'),
    filters: z.strictObject(refundFilters),
    except: z.array(id).check(z.maxLength(LIMITS.bulkSelection)),
  }),
]);

export const previewBulkVerify = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/bulk-verify/preview',
  summary: 'Preview verifying the selected claims',
  tag,
  access: ['verifier', 'admin'],
  body: z.strictObject({ selection: claimSelection }),
  answer: json(bulkPreview),
});

/** A hundred at a time, the oldest id first: `next` of an answer goes on behind it. */
export const bulkVerify = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/bulk-verify',
  summary: 'Verify the selected claims that are exact matches',
  tag,
  access: ['verifier', 'admin'],
  idempotent: true,
  body: z.strictObject({ selection: claimSelection, after: z.nullable(id) }),
  answer: json(bulkResult),
});

export const appealRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/appeal',
  summary: 'Appeal a rejection, once',
  tag,
  access: ['user', 'admin'],
  permission: 'sign',
  params: one,
  idempotent: true,
  body: z.strictObject({ version, reason: reasonText }),
  answer: json(refundDetails),
});

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/appeal-decision',
  summary: 'Grant or deny an appeal',
  tag,
  access: ['approver', 'admin'],
  params: one,
  idempotent: true,
  body: z.strictObject({ version, outcome: z.enum(['granted', 'dismissed']), reason: reasonText }),
  answer: json(refundDetails),
});

/** Never done by itself: the company is told with it, in the words of the notice. */
export const offsetRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/set-off',
  summary: 'Apply part of an approved refund to the company’s balance',
  tag,
  access: ['approver', 'admin'],
  params: one,
  idempotent: true,
  body: z.strictObject({
    version,
    against: z.enum(['overpaid', 'balance']),
    amount: money,
    notice: reasonText,
  }),
  answer: json(refundDetails),
});

export const noteRepayment = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/repayments',
  summary: 'Record that a company repaid an overpaid refund',
  tag,
  access: ['approver', 'admin'],
  params: one,
  idempotent: true,
  body: z.strictObject({
    version,
    amount: money,
    receivedOn: date,
    reference: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(60), oneLine())),
  }),
  answer: json(refundDetails),
});
