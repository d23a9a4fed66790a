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

/** Reading an application, its documents and its history. */
export const mayReadExemption = (actor: Actor, exemption: Pick<ExemptionSubject, 'companyId'>): Decision =>
  asReader(actor, exemption.companyId, 'admin', 'readonly');

/** Answering the board's question about an own application. */
export const mayAnswerExemption = (actor: Actor, exemption: Pick<ExemptionSubject, 'companyId'>): Decision =>
  asCompany(actor, exemption.companyId);

/** Taking an own application back. */
export const mayWithdrawExemption = mayAnswerExemption;

/** Deciding: an admin at the board's own desk, and never the one who filed it for the company (decision 10). */
export const mayDecideExemption = (actor: Actor, exemption: ExemptionSubject): Decision =>
  every(
    asStaff(actor, 'admin'),
    exemption.filedBy === actor.userId ? refuse('filed-by-you', 'admin') : ALLOWED,
  );

/** Taking back a certificate: any admin at the desk, also the one who granted it. */
export const mayRevokeExemption = (actor: Actor): Decision => asStaff(actor, 'admin');
