import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { bulkApproval, bulkApprovalResult } from '../../entities/bulkApproval';
import { id, money } from '../../fields';
import { claimSelection } from './review';

const tag = 'Refunds';
const approvers = ['approver', 'admin'] as const;
const one = z.strictObject({ id });

/** Draws the sample. The same person with the same claims gets the one that was drawn before, and with others keeps what it asked for. */
export const startBulkApproval = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/bulk-approvals',
  summary: 'Start approving the selected claims together',
  tag,
  access: approvers,
  body: z.strictObject({ selection: claimSelection }),
  answer: json(bulkApproval),
});

export const getBulkApproval = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/bulk-approvals/{id}',
  summary: 'Claims that you approve together',
  tag,
  access: approvers,
  params: one,
  answer: json(bulkApproval),
});

export const openSampledClaim = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/bulk-approvals/{id}/opened',
  summary: 'Record that you opened a claim of the sample',
  tag,
  access: approvers,
  params: one,
  body: z.strictObject({ claimId: id }),
  answer: json(bulkApproval),
});

/** Some at a time, the lowest id first, until none is left. `total` is what the approver saw; `left` tells one call from the next. */
export const approveTogether = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/bulk-approvals/{id}/approve',
  summary: 'Approve the claims together',
  tag,
  access: approvers,
  idempotent: true,
  params: one,
  body: z.strictObject({ total: money, left: z.int().check(z.nonnegative()) }),
  answer: json(bulkApprovalResult),
});
