import type { AnnualRunStatus } from '../../../../contract/entities/annualRun';
import type { StatusTone } from '../../../components/record/StatusBadge';

/** The tint of a run's status; its word stands beside it. */
export const RUN_TONES: Readonly<Record<AnnualRunStatus, StatusTone>> = {
  Running: 'progress',
  Finished: 'good',
  Canceled: 'neutral',
};
