import { type Cents, sumMoney } from './money';
import type { RefundStatus } from './refundStates';

/** A claim as a year's statement counts it. */
export interface StatedClaim {
  readonly status: RefundStatus;
  readonly claimed: Cents;
  /** Null where nothing was approved. */
  readonly approved: Cents | null;
  /** What the board still has to pay on it. */
  readonly payable: Cents;
  /** Payments of it, less those that were returned. */
  readonly issued: Cents;
  /** What was applied to what the company owed. */
  readonly offset: Cents;
}

/** Where Customs adjusted lines before the payment, less is paid and remains than was approved. */
export interface StatedAmounts {
  readonly claimed: Cents;
  readonly approved: Cents;
  /** Paid out, or applied to what the company owed. */
  readonly paid: Cents;
  /** Approved and not paid yet. */
  readonly remaining: Cents;
}

const APPROVED: ReadonlySet<RefundStatus> = new Set(['Approved', 'PaymentIssued', 'Paid', 'Closed']);
const ARRIVED: ReadonlySet<RefundStatus> = new Set(['Paid', 'Closed']);

/** A withdrawn claim is none, and a draft is none yet. */
export const isStated = (status: RefundStatus): boolean => status !== 'Draft' && status !== 'Withdrawn';

/** What one claim comes to: a payment counts once its money has arrived. */
export function statedAmounts({
  status,
  claimed,
  approved,
  payable,
  issued,
  offset,
}: StatedClaim): StatedAmounts {
  if (!APPROVED.has(status)) return { claimed, approved: 0n, paid: 0n, remaining: 0n };
  const arrived = ARRIVED.has(status) ? issued : 0n;
  return {
    claimed,
    approved: approved ?? 0n,
    paid: arrived + offset,
    remaining: payable + issued - arrived,
  };
}

export const statedTotal = (claims: readonly StatedAmounts[]): StatedAmounts => ({
  claimed: sumMoney(claims.map(({ claimed }) => claimed)),
  approved: sumMoney(claims.map(({ approved }) => approved)),
  paid: sumMoney(claims.map(({ paid }) => paid)),
  remaining: sumMoney(claims.map(({ remaining }) => remaining)),
});
