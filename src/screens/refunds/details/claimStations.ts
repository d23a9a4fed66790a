import type { RefundStatus } from '../../../../domain/refundStates';

/** The stations of a claim's way, in order. */
export const STATIONS = ['filed', 'verification', 'approval', 'payment', 'closed'] as const;

const AT: Readonly<Record<RefundStatus, number>> = {
  Draft: 0,
  Submitted: 1,
  InVerification: 1,
  MoreInfo: 1,
  ReturnedToVerifier: 1,
  Verified: 2,
  Approved: 3,
  PaymentIssued: 3,
  Paid: 4,
  Closed: STATIONS.length,
  Rejected: STATIONS.length,
  Appealed: 2,
  Withdrawn: STATIONS.length,
};

/** Index of the station a claim is at; past the last when its way is over. */
export const stationOf = (status: RefundStatus): number => AT[status];

/** Whether the claim left its way before the end: what follows was never reached. */
export const isBrokenOff = (status: RefundStatus): boolean => status === 'Rejected' || status === 'Withdrawn';
