import type { CompanySummary } from '../../../contract/entities/company';
import type { StatusTone } from '../../components/record/StatusBadge';

const TONES: Readonly<Record<CompanySummary['status'], StatusTone>> = {
  Pending: 'waiting',
  Active: 'good',
  Inactive: 'neutral',
};

/** The tone of a company's status; its words stand beside the color. */
export const companyTone = (status: CompanySummary['status']): StatusTone => TONES[status];

export const FLAGS = ['isAssessmentPayer', 'isExempt', 'isRefundEligible'] as const;
