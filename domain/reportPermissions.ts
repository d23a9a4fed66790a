import type { NeededPermission } from './companyAccess';
import { type Actor, ALLOWED, asCompany, asStaff, type Decision, every, refuse } from './permissions';

interface ReportingCompany {
  readonly companyId: string;
  readonly isAssessmentPayer: boolean;
}

/** Reading what a company that pays assessments has to report. */
export const maySeeOpenReports = (actor: Actor, company: ReportingCompany): Decision =>
  reporting(actor, company, 'view');

/** Preparing a report. */
export const mayPrepareReport = (actor: Actor, company: ReportingCompany): Decision =>
  reporting(actor, company, 'prepare');

/** Filing a report. */
export const mayFileReport = (actor: Actor, company: ReportingCompany): Decision =>
  reporting(actor, company, 'sign');

const reporting = (actor: Actor, company: ReportingCompany, needed: NeededPermission): Decision =>
  every(
    asCompany(actor, company.companyId, needed),
    company.isAssessmentPayer ? ALLOWED : refuse('company-kind'),
  );

/** Accepting or returning a company's report. */
export const mayReviewReports = (actor: Actor): Decision => asStaff(actor, 'admin');
