import {
  type Actor,
  ALLOWED,
  asCompany,
  asReader,
  asStaff,
  type Decision,
  every,
  refuse,
} from './permissions';

/** What a policy needs to know of an application or certificate. */
export interface ExemptionSubject {
  readonly companyId: string;
  /** The person who filed it, also while acting for the company; null for those from before that was kept. */
  readonly filedBy: string | null;
}

/**
 * Reading an application, its documents and its history: the company's people and all staff. Verifiers and approvers need the
 * certificate behind an organic claim; the list of all companies' applications stays with admin and readonly.
 */
export const mayReadExemption = (actor: Actor, exemption: Pick<ExemptionSubject, 'companyId'>): Decision =>
  asReader(actor, exemption.companyId, 'admin', 'readonly', 'verifier', 'approver');

/** Finding applications of whatever company by their number. */
export const mayFindExemptions = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'readonly', 'verifier', 'approver');

/** Writing a comment that the company reads: its own people, and all staff but readonly. */
export function mayCommentExemption(actor: Actor, exemption: Pick<ExemptionSubject, 'companyId'>): Decision {
  const own = asCompany(actor, exemption.companyId, 'prepare');
  return own.allowed ? own : asStaff(actor, 'admin', 'verifier', 'approver');
}

/** Writing a comment that staff alone can read. */
export const mayCommentExemptionInternally = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'verifier', 'approver');

/** Answering the board's question about an own application. */
export const mayAnswerExemption = (actor: Actor, exemption: Pick<ExemptionSubject, 'companyId'>): Decision =>
  asCompany(actor, exemption.companyId, 'sign');

/** Taking an own application back. */
export const mayWithdrawExemption = mayAnswerExemption;

/** Deciding: an admin who acts for the board, and never the one who filed it for the company (decision 10). */
export const mayDecideExemption = (actor: Actor, exemption: ExemptionSubject): Decision =>
  every(
    asStaff(actor, 'admin'),
    exemption.filedBy === actor.userId ? refuse('filed-by-you', 'admin') : ALLOWED,
  );

/** Taking back a certificate: any admin who acts for the board, also the one who granted it. */
export const mayRevokeExemption = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Reading what an application for an exemption starts from. */
export const mayStartExemption = (actor: Actor, companyId: string): Decision =>
  asCompany(actor, companyId, 'view');

/** Preparing an application for an exemption. */
export const mayPrepareExemption = (actor: Actor, companyId: string): Decision =>
  asCompany(actor, companyId, 'prepare');

/** Applying for an exemption. */
export const mayApplyForExemption = (actor: Actor, companyId: string): Decision =>
  asCompany(actor, companyId, 'sign');

/** Granting, denying or revoking an exemption. */
export const mayDecideExemptions = (actor: Actor): Decision => asStaff(actor, 'admin');
