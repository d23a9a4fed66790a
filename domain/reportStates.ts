import type { Result } from './result';
import { moveIn, type NotPossible, type StateTable } from './stateTable';

/** `Amended` is a report that a later version has replaced. */
export const REPORT_STATUSES = [
  'Draft',
  'Submitted',
  'UnderReview',
  'Accepted',
  'Returned',
  'Amended',
  'Void',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What is done to a report, as the audit names it. */
export const REPORT_ACTIONS = [
  'report-submitted',
  'report-amended',
  'report-taken-up',
  'report-accepted',
  'report-returned',
  'report-written-off',
  'report-voided',
  'correction-asked',
  'correction-refused',
  'correction-withdrawn',
] as const;

export type ReportAction = 'edit' | 'submit' | 'takeUp' | 'accept' | 'return' | 'amend' | 'void';

/** What each action makes of a report; amending one leaves it as history beside its new version. */
export const REPORT_TRANSITIONS: StateTable<ReportStatus, ReportAction> = {
  Draft: { edit: 'Draft', submit: 'Submitted', void: 'Void' },
  Submitted: { takeUp: 'UnderReview', accept: 'Accepted', return: 'Returned', amend: 'Amended' },
  UnderReview: { accept: 'Accepted', return: 'Returned' },
  Returned: { edit: 'Returned', submit: 'Submitted', void: 'Void' },
  Accepted: { amend: 'Amended', void: 'Void' },
  Amended: {},
  Void: {},
};

/** The status an action leads to, or why it cannot be done now. */
export const moveReport = (
  status: ReportStatus,
  action: ReportAction,
): Result<ReportStatus, NotPossible<ReportStatus, ReportAction>> =>
  moveIn(REPORT_TRANSITIONS, status, action);

/** Whether a report in this status is the one that counts for its period. */
export const countsForPeriod = (status: ReportStatus): boolean =>
  status === 'Submitted' || status === 'UnderReview' || status === 'Accepted';
