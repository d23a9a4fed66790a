/**
 * A refund that a person entered is kept among what the provider told, under a name of our own. It asks nobody to look at it, and no
 * list shows it: it is an entry already.
 */
export const MANUAL = 'by-hand-';

export const manualRefundId = (paymentId: string): string => `${MANUAL}${paymentId}`;

export const isManualRefund = (providerId: string): boolean => providerId.startsWith(MANUAL);
