import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import { refundDetails, refundReason, sentApplicant } from '../../entities/refund';
import { date, fiscalYear, id, money, reasonText, version } from '../../fields';
import { LIMITS } from '../../limits';
import { plainWords } from '../../plainWords';
import { personal } from '../../sensitivity';

const tag = 'Refunds';
const companySide = ['user', 'admin'] as const;
const one = z.strictObject({ id });

const claimContent = {
  lines: z
    .array(z.strictObject({ customsLineId: id, amountClaimed: money }))
    .check(z.maxLength(LIMITS.claimLines)),
  /** Lines that Customs has not sent yet; a claim holds one line at least of either kind. */
  pendingAtCustoms: z._default(
    z
      .array(
        z.strictObject({
          entryNumber: z.string().check(z.maxLength(20)),
          lineNo: z.int().check(z.gte(1), z.lte(999)),
          entryDate: date,
          /** At most so much; null for all that may be claimed once Customs has sent it. */
          amountClaimed: z.nullable(money),
        }),
      )
      .check(z.maxLength(LIMITS.claimLines)),
    [],
  ),
  documentIds: z.array(id).check(z.maxLength(LIMITS.documentsPerClaim)),
  applicant: sentApplicant,
  explanation: reasonText,
  certificateNumber: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{9}$/))),
  certifications: z.strictObject({
    isTrue: z.literal(true),
    notClaimedBefore: z.literal(true),
    isAuthorised: z.literal(true),
  }),
} as const;

export const submitRefund = endpoint({
  method: 'POST',
  path: '/api/refunds',
  summary: 'Submit a certified claim',
  tag,
  access: companySide,
  permission: 'sign',
  body: z.strictObject({
    fiscalYear,
    reason: refundReason,
    importerNumber: personal(z.string().check(z.maxLength(20))),
    ...claimContent,
    /** The draft that it was written as, which ends. */
    draft: z.optional(id),
  }),
  answer: json(refundDetails),
  idempotent: true,
});

/** The company's answer to a question or a returned claim: lines, documents and text may change, then it goes back to verification. */
export const answerRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/answer',
  summary: 'Resubmit a returned claim',
  tag,
  access: companySide,
  permission: 'sign',
  params: one,
  body: z.strictObject({ version, comment: reasonText, ...claimContent }),
  answer: json(refundDetails),
  idempotent: true,
});

export const withdrawRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/withdraw',
  summary: 'Withdraw your undecided claim',
  tag,
  access: companySide,
  permission: 'sign',
  params: one,
  body: z.strictObject({ version, reason: reasonText }),
  answer: json(refundDetails),
  idempotent: true,
});

/** Reasons offered with a return or a rejection; `other` needs text. */
export const RETURN_REASONS = [
  'evidence-missing',
  'evidence-unreadable',
  'amount-differs',
  'wrong-lines',
  'wrong-reason',
  'other',
] as const;
export const REJECT_REASONS = [
  'not-eligible',
  'already-refunded',
  'not-collected',
  'outside-window',
  'waiver-on-file',
  'no-answer',
  'other',
] as const;

export const takeUpRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/take-up',
  summary: 'Start review of a claim',
  tag,
  access: ['verifier', 'admin'],
  params: one,
  body: z.strictObject({ version }),
  answer: json(refundDetails),
});

export const verifyRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/verify',
  summary: 'Verify the claim line by line',
  tag,
  access: ['verifier', 'admin'],
  params: one,
  body: z.strictObject({
    version,
    lines: z
      .array(z.strictObject({ lineId: id, amountVerified: money }))
      .check(z.minLength(1), z.maxLength(LIMITS.claimLines)),
    comment: reasonText,
  }),
  answer: json(refundDetails),
  idempotent: true,
});

/** For a few seconds, by the person who verified it, while nothing else has happened to the claim. */
export const undoVerification = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/undo-verification',
  summary: 'Undo your own verification, shortly after it',
  tag,
  access: ['verifier', 'admin'],
  params: one,
  body: z.strictObject({ version }),
  answer: json(refundDetails),
});

/** A claim filed for the wrong reason is calculated again for the right one; what was claimed on its lines stays. */
export const changeRefundReason = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/reason',
  summary: 'Change the reason of a claim before it is verified',
  tag,
  access: ['verifier', 'admin'],
  params: one,
  body: z.strictObject({ version, reason: refundReason, comment: reasonText }),
  answer: json(refundDetails),
});

export const returnRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/return',
  summary: 'Return a claim to the company or to the verifier',
  tag,
  access: ['verifier', 'approver', 'admin'],
  params: one,
  body: z.strictObject({
    version,
    to: z.enum(['company', 'verifier']),
    reasonCode: z.enum(RETURN_REASONS),
    reason: reasonText,
  }),
  answer: json(refundDetails),
  idempotent: true,
});

export const rejectRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/reject',
  summary: 'Reject a claim with a reason',
  tag,
  access: ['verifier', 'approver', 'admin'],
  params: one,
  body: z.strictObject({ version, reasonCode: z.enum(REJECT_REASONS), reason: reasonText }),
  answer: json(refundDetails),
  idempotent: true,
});

/** The letter that rejecting the claim with this reason would send, drawn and neither stored nor sent. */
export const previewRejection = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/reject/preview',
  summary: 'Preview the letter of a rejection',
  tag,
  access: ['verifier', 'approver', 'admin'],
  params: one,
  body: z.strictObject({ version, reason: reasonText }),
  answer: file('application/pdf'),
});

export const approveRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/approve',
  summary: 'Approve a verified claim; above the limit, two approvals are required',
  tag,
  access: ['approver', 'admin'],
  params: one,
  body: z.strictObject({ version, amountApproved: money, comment: reasonText }),
  answer: json(refundDetails),
  idempotent: true,
});

/** The letter that the approval that decides the claim would send, drawn and neither stored nor sent. */
export const previewApproval = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/approve/preview',
  summary: 'Preview the letter of an approval',
  tag,
  access: ['approver', 'admin'],
  params: one,
  body: z.strictObject({ version }),
  answer: file('application/pdf'),
});

export const closeRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/close',
  summary: 'Close a paid claim early',
  tag,
  access: ['approver', 'admin'],
  params: one,
  body: z.strictObject({ version, reason: reasonText }),
  answer: json(refundDetails),
});

export const dropPendingLine = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/let-go',
  summary: 'Drop a pending line',
  tag,
  access: ['user', 'verifier', 'admin'],
  permission: 'sign',
  params: one,
  body: z.strictObject({ version, pendingLineId: id, reason: reasonText }),
  answer: json(refundDetails),
});

/** The lines wait in a claim of their own, filed the same day with the same documents; this one goes on without them. */
export const splitPendingLines = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/split-unsent',
  summary: 'Move pending lines to a separate claim',
  tag,
  access: ['user', 'verifier', 'admin'],
  permission: 'sign',
  params: one,
  body: z.strictObject({ version }),
  answer: json(refundDetails),
  idempotent: true,
});

export const commentOnRefund = endpoint({
  method: 'POST',
  path: '/api/refunds/{id}/comments',
  summary: 'Comment on a claim, for everyone or staff only',
  tag,
  access: ['user', 'approver', 'verifier', 'admin'],
  permission: 'prepare',
  params: one,
  body: z.strictObject({
    text: personal(z.string().check(plainWords(), z.trim(), z.minLength(1), z.maxLength(LIMITS.commentText))),
    /** For staff alone; left out, it is when staff write. A message to the company is the explicit choice. */
    internal: z.optional(z.boolean()),
    /** The claim's line that staff ask about: the message begins with its entry, in the company's language. */
    aboutLine: z.optional(id),
  }),
  answer: json(refundDetails),
});
