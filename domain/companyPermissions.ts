import {
  type Actor,
  ALLOWED,
  apartFrom,
  asCompany,
  asReader,
  asStaff,
  type Decision,
  every,
  isActing,
  refuse,
} from './permissions';

/** Seeing the list of all companies, and starting from it. */
export const mayListCompanies = (actor: Actor): Decision => asStaff(actor, 'admin', 'readonly');

/** Reading a company's profile, reports or certificates: its own people, admin and readonly. */
export const mayReadCompany = (actor: Actor, companyId: string): Decision =>
  asReader(actor, companyId, 'admin', 'readonly');

/** Changing a company's profile: its own people, and an admin, whether acting for it or not. */
export function mayEditCompanyProfile(actor: Actor, companyId: string): Decision {
  const own = asCompany(actor, companyId);
  if (own.allowed || isActing(actor)) return own;
  return asStaff(actor, 'admin').allowed ? ALLOWED : own;
}

/** Approving a registration, changing a company's flags, tax id or importer numbers. */
export const mayManageCompanies = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Filing a report for a company that pays assessments. */
export const mayFileReport = (
  actor: Actor,
  company: { readonly companyId: string; readonly isAssessmentPayer: boolean },
): Decision =>
  every(asCompany(actor, company.companyId), company.isAssessmentPayer ? ALLOWED : refuse('company-kind'));

/** Accepting or returning a company's report. */
export const mayReviewReports = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Entering and taking back payments that the board has received. */
export const mayRecordPayments = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Writing off what is owed, and voiding a report. */
export const mayCorrectAccounts = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Agreeing to a correction that needs a second person, or refusing it: not whoever asked for it. */
export const mayDecideCorrection = (actor: Actor, correction: { readonly proposedBy: string }): Decision =>
  every(mayCorrectAccounts(actor), apartFrom(actor, correction.proposedBy, 'asked-by-you', 'admin'));

/** Taking back what one asked for. */
export const mayWithdrawCorrection = (actor: Actor, correction: { readonly proposedBy: string }): Decision =>
  every(
    mayCorrectAccounts(actor),
    correction.proposedBy === actor.userId ? ALLOWED : refuse('role', 'admin'),
  );

/** Applying for an exemption. */
export const mayApplyForExemption = (actor: Actor, companyId: string): Decision =>
  asCompany(actor, companyId);

/** Granting, denying or revoking an exemption. */
export const mayDecideExemptions = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Acting for a company; never for two at once. */
export const mayImpersonate = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Opening and changing the configuration. */
export const mayOpenConfiguration = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Seeing the list of users. */
export const mayListUsers = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'approver', 'verifier', 'readonly');

/** Inviting users, setting roles, unlocking, switching off. */
export const mayManageUsers = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Reading what was written through the contact page, and noting that it was answered. */
export const mayAnswerMessages = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Changing a user's roles or switching the user off; nobody does that to themselves. */
export const mayManageUser = (actor: Actor, user: { readonly userId: string }): Decision =>
  every(mayManageUsers(actor), user.userId === actor.userId ? refuse('yourself', 'admin') : ALLOWED);

/** Changing one's own password or second step; refused while acting for a company (decision 6). */
export const mayChangeOwnCredentials = (actor: Actor): Decision =>
  isActing(actor) ? refuse('acting-for-company') : ALLOWED;

/** Paying by card for a company; refused while acting for it (decision 6). */
export const mayPayByCard = (actor: Actor, companyId: string): Decision =>
  every(isActing(actor) ? refuse('acting-for-company', 'user') : ALLOWED, asCompany(actor, companyId));

/** Reading the audit trail. */
export const mayReadAudit = (actor: Actor): Decision => asStaff(actor, 'admin', 'readonly');
