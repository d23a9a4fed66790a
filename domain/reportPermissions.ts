import { type Actor, ALLOWED, asCompany, asStaff, type Decision, every, refuse } from './permissions';

/** Filing a report for a company that pays assessments. */
export const mayFileReport = (
  actor: Actor,
  company: { readonly companyId: string; readonly isAssessmentPayer: boolean },
): Decision =>
  every(asCompany(actor, company.companyId), company.isAssessmentPayer ? ALLOWED : refuse('company-kind'));

/** Accepting or returning a company's report. */
export const mayReviewReports = (actor: Actor): Decision => asStaff(actor, 'admin');
