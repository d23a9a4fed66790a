import type { RefundStatus } from '../../../domain/refundStates';
import type { StatusTone } from '../../components/record/StatusBadge';

const TONES: Readonly<Record<RefundStatus, StatusTone>> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  InVerification: 'progress',
  MoreInfo: 'waiting',
  Verified: 'progress',
  ReturnedToVerifier: 'waiting',
  Approved: 'good',
  PaymentIssued: 'good',
  Paid: 'good',
  Closed: 'neutral',
  Rejected: 'bad',
  Appealed: 'waiting',
  Withdrawn: 'neutral',
};

/** The tint of a claim's status; its word stands beside it everywhere. */
export const claimTone = (status: RefundStatus): StatusTone => TONES[status];
