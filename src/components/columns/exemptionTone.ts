import type { ExemptionStatus } from '../../../domain/exemption';
import type { StatusTone } from '../record/StatusBadge';

const TONES: Readonly<Record<ExemptionStatus, StatusTone>> = {
  Draft: 'neutral',
  Submitted: 'progress',
  InReview: 'progress',
  MoreInfo: 'waiting',
  Approved: 'good',
  Denied: 'bad',
  Expired: 'neutral',
  Revoked: 'bad',
  Withdrawn: 'neutral',
};

/** The tone of an exemption's status; its words stand beside the color. */
export const exemptionTone = (status: ExemptionStatus): StatusTone => TONES[status];
