import type { ItemStatus, RunStatus } from '../../../domain/paymentRun';
import type { StatusTone } from '../../components/record/StatusBadge';

/** The tint of a run's status; its word stands beside it. */
export const RUN_TONES: Readonly<Record<RunStatus, StatusTone>> = {
  Prepared: 'waiting',
  Released: 'good',
  Cancelled: 'neutral',
};

/** The tint of a payment's status. */
export const ITEM_TONES: Readonly<Record<ItemStatus, StatusTone>> = {
  Waiting: 'waiting',
  Issued: 'progress',
  Paid: 'good',
  Returned: 'bad',
  Dropped: 'neutral',
};
