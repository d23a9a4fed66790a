/**
 * A refund that a person entered is kept among what the provider told, under a name of our own. It asks nobody to look at it, and no
 * list shows it: it is an entry already.
 */
export const BY_HAND = 'by-hand-';

export const byHandId = (paymentId: string): string => `${BY_HAND}${paymentId}`;

export const isByHand = (providerId: string): boolean => providerId.startsWith(BY_HAND);
