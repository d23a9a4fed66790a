import type { NeededPermission } from './companyAccess';
import {
  type Actor,
  ALLOWED,
  apartFrom,
  asCompany,
  asReader,
  asStaff,
  type Decision,
  every,
  refuse,
} from './permissions';

/** What a policy needs to know of a claim. People are the ones who did the action themselves, also while acting for a company. */
export interface RefundSubject {
  readonly companyId: string;
  readonly filedBy: string | null;
  readonly verifiedBy: string | null;
  readonly approvedBy: readonly string[];
  /** Who rejected it last, if anybody. */
  readonly rejectedBy?: string | null;
}

/** The company a claim is to be filed for. */
export interface ClaimingCompany {
  readonly companyId: string;
  readonly isRefundEligible: boolean;
}

/** Reading a claim, its documents and its history. */
export const mayReadRefund = (actor: Actor, refund: Pick<RefundSubject, 'companyId'>): Decision =>
  asReader(actor, refund.companyId, 'admin', 'approver', 'verifier', 'readonly');

/** Seeing the staff's work queue over all companies. */
export const maySeeRefundQueue = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'approver', 'verifier', 'readonly');

/** Seeing what the company can claim; asked before proposals are computed. */
export const maySeeClaimable = (actor: Actor, company: ClaimingCompany): Decision =>
  claiming(actor, company, 'view');

/** Preparing a claim. */
export const mayCreateRefund = (actor: Actor, company: ClaimingCompany): Decision =>
  claiming(actor, company, 'prepare');

/** Filing a claim. An admin acting for the company may, and is then its filer for every later step (decision 10). */
export const maySubmitRefund = (actor: Actor, company: ClaimingCompany): Decision =>
  claiming(actor, company, 'sign');

/** Changing a claim's lines or amounts. */
export const mayAmendRefund = (actor: Actor, refund: Pick<RefundSubject, 'companyId'>): Decision =>
  asCompany(actor, refund.companyId, 'sign');

/** Taking a claim back. */
export const mayWithdrawRefund = mayAmendRefund;

/** Letting a line go that Customs has not sent: the company's people, and anyone who may verify the claim. */
export function mayDropPendingLine(actor: Actor, refund: RefundSubject): Decision {
  const own = asCompany(actor, refund.companyId, 'sign');
  return own.allowed ? own : mayVerifyRefund(actor, refund);
}

/** Answering the verifier's question. */
export const mayAnswerRefundInfo = mayAmendRefund;

/** Writing a comment: the company's people and all staff but readonly. */
export function mayCommentRefund(actor: Actor, refund: Pick<RefundSubject, 'companyId'>): Decision {
  const own = asCompany(actor, refund.companyId, 'prepare');
  return own.allowed ? own : asStaff(actor, 'admin', 'approver', 'verifier');
}

/** Writing a comment that staff alone can read. */
export const mayCommentInternally = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'approver', 'verifier');

/** Taking a claim up for verification: whoever did not file it, and did not approve it. */
export const mayTakeUpRefund = (actor: Actor, refund: RefundSubject): Decision =>
  every(
    asStaff(actor, 'verifier', 'admin'),
    notFiler(actor, refund, 'verifier', 'admin'),
    notApprover(actor, refund, 'verifier', 'admin'),
  );

/** Verifying a claim, whole or cut. */
export const mayVerifyRefund = mayTakeUpRefund;

/** Changing the reason a company claimed for: anyone who may verify the claim. */
export const mayChangeRefundReason = mayTakeUpRefund;

/** Asking the company for more before verification. */
export const mayReturnRefundForInfo = mayTakeUpRefund;

/** Approving a claim: neither its filer, nor its verifier, nor one who has approved it already. */
export const mayApproveRefund = (actor: Actor, refund: RefundSubject): Decision =>
  every(
    asStaff(actor, 'approver', 'admin'),
    notFiler(actor, refund, 'approver', 'admin'),
    apartFrom(actor, refund.verifiedBy, 'verified-by-you', 'approver', 'admin'),
    notApprover(actor, refund, 'approver', 'admin'),
  );

/** Sending a verified claim back to verification: the approver's step, so the approver's conditions. */
export const mayReturnRefundToVerifier = mayApproveRefund;

/** Rejecting a claim: at verification by anyone who may verify it, once verified by anyone who may approve it. */
export const mayRejectRefund = (
  actor: Actor,
  refund: RefundSubject & { readonly isVerified: boolean },
): Decision => (refund.isVerified ? mayApproveRefund(actor, refund) : mayVerifyRefund(actor, refund));

/** Appealing against a rejection: the company's people. */
export const mayAppealRefund = mayAmendRefund;

/** Hearing an appeal: an approver who neither filed nor rejected the claim. */
export const mayDecideAppeal = (actor: Actor, refund: RefundSubject): Decision =>
  every(
    asStaff(actor, 'approver', 'admin'),
    notFiler(actor, refund, 'approver', 'admin'),
    apartFrom(actor, refund.rejectedBy, 'rejected-by-you', 'approver', 'admin'),
  );

/** Setting an approved refund off against what the company owes, and noting that it paid back: as issuing the payment. */
export const mayOffsetRefund = (actor: Actor, refund: RefundSubject): Decision =>
  mayIssueRefundPayment(actor, refund);

/** Seeing what else is known of a claim's company: whoever decides on claims. */
export const maySeeCompanyContext = (actor: Actor): Decision =>
  asStaff(actor, 'verifier', 'approver', 'admin');

/** Assigning a claim to oneself or to a colleague. */
export const mayAssignRefund = (actor: Actor): Decision => asStaff(actor, 'verifier', 'approver', 'admin');

/** Noting when a reviewer is away: the person, and an administrator for anyone. */
export const maySetAbsence = (actor: Actor, personId: string): Decision =>
  actor.userId === personId ? mayAssignRefund(actor) : asStaff(actor, 'admin');

/** Closing a paid claim before its days have passed. */
export const mayCloseRefund = (actor: Actor): Decision => asStaff(actor, 'approver', 'admin');

/** Waiving a year's refunds: whoever could claim them. */
export const mayWaiveRefunds = maySubmitRefund;

/** Withdrawing a waiver, and letting late claims in. */
export const mayGrantRefundExceptions = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Looking at what all importers can still claim for a year, and writing to them. */
export const mayRunAnnualRefunds = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Issuing or confirming the payment of an approved claim: a second person beside the last approver, and not its filer. */
export const mayIssueRefundPayment = (actor: Actor, refund: RefundSubject): Decision =>
  every(
    asStaff(actor, 'approver', 'admin'),
    notFiler(actor, refund, 'approver', 'admin'),
    apartFrom(actor, refund.approvedBy.at(-1), 'approved-by-you', 'approver', 'admin'),
  );

const claiming = (actor: Actor, company: ClaimingCompany, needed: NeededPermission): Decision =>
  every(
    asCompany(actor, company.companyId, needed),
    company.isRefundEligible ? ALLOWED : refuse('company-kind'),
  );

function notFiler(
  actor: Actor,
  refund: RefundSubject,
  ...whoCould: readonly ('verifier' | 'approver' | 'admin')[]
): Decision {
  return apartFrom(actor, refund.filedBy, 'filed-by-you', ...whoCould);
}

function notApprover(
  actor: Actor,
  refund: RefundSubject,
  ...whoCould: readonly ('verifier' | 'approver' | 'admin')[]
): Decision {
  return every(...refund.approvedBy.map((id) => apartFrom(actor, id, 'approved-by-you', ...whoCould)));
}
