import * as z from 'zod/mini';
import { id, instant, money } from '../fields';
import { personal, sentence } from '../sensitivity';
import { newAccounts } from './newAccounts';

/** Why a chosen claim is not approved with the others. */
export const APPROVAL_LEFT_OUT = [
  'not-verified',
  /** Sent back to its verifier once, also when that was answered. */
  'returned',
  'assigned-to-other',
  /** Verified for less than claimed, not claimed as calculated, or more than is left on a line. */
  'not-exact',
  /** Customs has adjusted one of its lines since it was filed. */
  'changed',
  'filed-by-you',
  'verified-by-you',
  'approved-by-you',
  /** The reader and someone who signed are one of them by the other's doing. */
  'tied-to-signer',
  /** Above the limit from which two people approve. */
  'over-limit',
  /** Commented on since its last step. */
  'commented',
  /** More can be approved than one decision takes. */
  'beyond-limit',
] as const;
export type ApprovalLeftOut = (typeof APPROVAL_LEFT_OUT)[number];

/** Claims that one approver decides on together: what they cost, and the sample that must be opened first. */
export const bulkApproval = z.object({
  id,
  startedAt: instant,
  isDecided: z.boolean(),
  /** Claims in it, and what approving them costs. */
  count: z.int(),
  total: money,
  /** Claims still to be decided, and what approving those costs. */
  left: z.int(),
  leftTotal: money,
  approved: z.int(),
  refused: z.array(z.object({ number: z.string(), reason: sentence(z.string()) })),
  companies: z.array(z.object({ id, name: personal(z.string()), count: z.int(), amount: money })),
  sample: z.array(
    z.object({
      claimId: id,
      number: z.string(),
      companyName: personal(z.string()),
      amount: money,
      isOpened: z.boolean(),
    }),
  ),
  /** Of the claims still to be decided. */
  newAccounts: z.optional(newAccounts),
  leftOut: z.array(
    z.object({ why: z.enum(APPROVAL_LEFT_OUT), count: z.int(), numbers: z.array(z.string()) }),
  ),
});
export type BulkApproval = z.infer<typeof bulkApproval>;

export const bulkApprovalResult = z.object({
  rows: z.array(
    z.object({
      id,
      number: z.string(),
      amount: money,
      outcome: z.enum(['approved', 'refused']),
      /** Why it was refused. */
      reason: z.nullable(sentence(z.string())),
    }),
  ),
  /** Claims still to be decided by a further call. */
  left: z.int(),
});
export type BulkApprovalResult = z.infer<typeof bulkApprovalResult>;
