import type { Cents } from './money';
import { fail, ok, type Result } from './result';

export const REFUND_STATUSES = [
  'Draft',
  'Submitted',
  'InVerification',
  'MoreInfo',
  'Verified',
  'ReturnedToVerifier',
  'Approved',
  'PaymentIssued',
  'Paid',
  'Closed',
  'Rejected',
  'Appealed',
  'Withdrawn',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_ACTIONS = [
  'amend',
  'submit',
  'takeUp',
  'verify',
  'returnForInfo',
  'answerInfo',
  'approve',
  'returnToVerifier',
  'reject',
  'withdraw',
  'appeal',
  'grantAppeal',
  'dismissAppeal',
  'offset',
  'settle',
  'issuePayment',
  'confirmPayment',
  'returnPayment',
  'close',
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

/**
 * What each action makes of a claim in each status; a pair that is not listed is not possible. Changing a claim that was already
 * taken up sends it back to the start of verification (decision 10).
 */
export const REFUND_TRANSITIONS: Readonly<
  Record<RefundStatus, Readonly<Partial<Record<RefundAction, RefundStatus>>>>
> = {
  Draft: { amend: 'Draft', submit: 'Submitted', withdraw: 'Withdrawn' },
  Submitted: {
    amend: 'Submitted',
    takeUp: 'InVerification',
    verify: 'Verified',
    returnForInfo: 'MoreInfo',
    reject: 'Rejected',
    withdraw: 'Withdrawn',
  },
  InVerification: {
    amend: 'Submitted',
    verify: 'Verified',
    returnForInfo: 'MoreInfo',
    reject: 'Rejected',
    withdraw: 'Withdrawn',
  },
  MoreInfo: { amend: 'MoreInfo', answerInfo: 'Submitted', reject: 'Rejected', withdraw: 'Withdrawn' },
  Verified: {
    amend: 'Submitted',
    approve: 'Approved',
    returnToVerifier: 'ReturnedToVerifier',
    reject: 'Rejected',
    withdraw: 'Withdrawn',
  },
  ReturnedToVerifier: {
    amend: 'Submitted',
    verify: 'Verified',
    returnForInfo: 'MoreInfo',
    reject: 'Rejected',
    withdraw: 'Withdrawn',
  },
  Approved: { offset: 'Approved', settle: 'Paid', issuePayment: 'PaymentIssued' },
  PaymentIssued: { confirmPayment: 'Paid', returnPayment: 'Approved' },
  Paid: { returnPayment: 'Approved', close: 'Closed' },
  // A check may come back long after; then the claim is payable again.
  Closed: { returnPayment: 'Approved' },
  Rejected: { appeal: 'Appealed' },
  Appealed: { grantAppeal: 'ReturnedToVerifier', dismissAppeal: 'Rejected', withdraw: 'Withdrawn' },
  Withdrawn: {},
};

/** What an action needs to know of the claim beside its status. */
export interface RefundStanding {
  readonly status: RefundStatus;
  /** The verified sum that an approval releases. */
  readonly verifiedTotal: Cents;
  /** How many people have approved it since it was last verified. */
  readonly approvals: number;
  /** Above this sum two approvers sign (program configuration). */
  readonly twoApproverLimit: Cents;
}

export interface RefundMove {
  readonly status: RefundStatus;
  /** Approvals that count after the action; a new verification starts from none. */
  readonly approvals: number;
  /** How many more approvers must sign before the claim is approved. */
  readonly approvalsMissing: number;
}

export interface NotPossibleNow {
  readonly kind: 'not-possible-now';
  readonly action: RefundAction;
  readonly status: RefundStatus;
  /** Actions that are possible in this status. */
  readonly possible: readonly RefundAction[];
}

/** What an action leads to. Over the limit the first approval leaves the claim Verified, one signature short. */
export function moveRefund(
  standing: RefundStanding,
  action: RefundAction,
): Result<RefundMove, NotPossibleNow> {
  const { status } = standing;
  const next = REFUND_TRANSITIONS[status][action];
  if (next === undefined)
    return fail({ kind: 'not-possible-now', action, status, possible: possibleActions(status) });
  if (action !== 'approve') {
    const approvals = GRANTED.has(next) ? standing.approvals : 0;
    return ok({
      status: next,
      approvals,
      approvalsMissing: next === 'Verified' ? approvalsNeeded(standing) : 0,
    });
  }
  const approvals = standing.approvals + 1;
  const approvalsMissing = Math.max(0, approvalsNeeded(standing) - approvals);
  return ok({ status: approvalsMissing === 0 ? next : status, approvals, approvalsMissing });
}

/** The actions that are possible in a status, whoever does them. */
export const possibleActions = (status: RefundStatus): readonly RefundAction[] =>
  REFUND_ACTIONS.filter((action) => REFUND_TRANSITIONS[status][action] !== undefined);

/** How many people must approve a claim of this sum. */
export const approvalsNeeded = (claim: Pick<RefundStanding, 'verifiedTotal' | 'twoApproverLimit'>): 1 | 2 =>
  claim.verifiedTotal > claim.twoApproverLimit ? 2 : 1;

/** Whether a claim is filed and not yet decided; it holds its lines, so that no other claim may take them. */
export const isLive = (status: RefundStatus): boolean =>
  status !== 'Draft' && !isGranted(status) && !isFinished(status);

/** Whether a claim's lines may still change without a decision being undone: it is filed and not verified. */
export const mayChangeLines = (status: RefundStatus): boolean =>
  isLive(status) && status !== 'Verified' && status !== 'Appealed';

/** Whether a claim has been approved, so that its approved amounts count as refunded. */
export const isGranted = (status: RefundStatus): boolean => GRANTED.has(status);

/** Whether the board has nothing more to decide on a claim; a rejected one is decided again only when its company appeals. */
export const isFinished = (status: RefundStatus): boolean => FINISHED.has(status);

export interface NextStep {
  /** Who holds the claim now: the company, the staff of a step, the payment run, or nobody any more. */
  readonly heldBy: 'company' | 'verifier' | 'approver' | 'payment' | 'nobody';
  /** The action that takes it on along its usual way, or null at its end. */
  readonly action: RefundAction | null;
}

/** Who holds a claim, and what comes next on its usual way. */
export const nextStep = (status: RefundStatus): NextStep => NEXT_STEPS[status];

const NEXT_STEPS: Readonly<Record<RefundStatus, NextStep>> = {
  Draft: { heldBy: 'company', action: 'submit' },
  Submitted: { heldBy: 'verifier', action: 'takeUp' },
  InVerification: { heldBy: 'verifier', action: 'verify' },
  MoreInfo: { heldBy: 'company', action: 'answerInfo' },
  Verified: { heldBy: 'approver', action: 'approve' },
  ReturnedToVerifier: { heldBy: 'verifier', action: 'verify' },
  Approved: { heldBy: 'payment', action: 'issuePayment' },
  PaymentIssued: { heldBy: 'payment', action: 'confirmPayment' },
  Paid: { heldBy: 'payment', action: 'close' },
  Closed: { heldBy: 'nobody', action: null },
  Rejected: { heldBy: 'nobody', action: null },
  Appealed: { heldBy: 'approver', action: 'grantAppeal' },
  Withdrawn: { heldBy: 'nobody', action: null },
};

const GRANTED: ReadonlySet<RefundStatus> = new Set(['Approved', 'PaymentIssued', 'Paid', 'Closed']);
const FINISHED: ReadonlySet<RefundStatus> = new Set(['Closed', 'Rejected', 'Withdrawn']);

/** The statuses in which a claim waits for a verifier. */
export const VERIFIER_STATUSES = heldBy('verifier');

/** The statuses in which a claim waits for the board's staff: it counts as open work of whoever it is assigned to. */
export const STAFF_STATUSES = [...VERIFIER_STATUSES, ...heldBy('approver')];

function heldBy(holder: NextStep['heldBy']): readonly RefundStatus[] {
  return REFUND_STATUSES.filter((status) => NEXT_STEPS[status].heldBy === holder);
}
