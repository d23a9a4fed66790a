import type { RefundSummary } from '../../../contract/entities/refund';

type OwnHolder = Exclude<RefundSummary['heldBy'], 'nobody'> | 'submitted' | 'sent' | 'paid';

/** What a claim waits for, as its company reads it: nobody reviews it before somebody began, and a payment is waited for, on its way, or there. */
export function ownHolder({ status, heldBy }: Pick<RefundSummary, 'status' | 'heldBy'>): OwnHolder | null {
  if (status === 'Submitted') return 'submitted';
  if (status === 'PaymentIssued') return 'sent';
  if (status === 'Paid') return 'paid';
  return heldBy === 'nobody' ? null : heldBy;
}
