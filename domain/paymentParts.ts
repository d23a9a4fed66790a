import type { Cents } from './money';

/** What a payment on a report pays off. */
export const PAYMENT_PARTS = ['interest', 'late-charge', 'assessment'] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

/** The order in which a payment pays off a report's parts, each named once. */
export type PaymentOrder = readonly PaymentPart[];

export const isPaymentOrder = (order: readonly string[]): order is PaymentOrder =>
  order.length === PAYMENT_PARTS.length && PAYMENT_PARTS.every((part) => order.includes(part));

/**
 * How much of each part of a report is paid, in the configured order. The order says what a person reads on a statement; interest
 * runs on the whole balance, so it moves no cent between reports.
 */
export function paidByPart(
  owed: Readonly<Record<PaymentPart, Cents>>,
  paid: Cents,
  order: PaymentOrder,
): Readonly<Record<PaymentPart, Cents>> {
  const parts = { interest: 0n, 'late-charge': 0n, assessment: 0n };
  let left = paid;
  for (const part of order) {
    parts[part] = left < owed[part] ? left : owed[part];
    left -= parts[part];
  }
  return parts;
}
