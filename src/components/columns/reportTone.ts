import type { ReportStatus } from '../../../domain/reportStates';
import type { StatusTone } from '../record/StatusBadge';

const TONES: Readonly<Record<ReportStatus, StatusTone>> = {
  Draft: 'neutral',
  Submitted: 'progress',
  UnderReview: 'progress',
  Accepted: 'good',
  Returned: 'waiting',
  Amended: 'neutral',
  Void: 'neutral',
};

/** The tone of a report's status; its words stand beside the color. */
export const reportTone = (status: ReportStatus): StatusTone => TONES[status];
