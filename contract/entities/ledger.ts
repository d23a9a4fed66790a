import * as z from 'zod/mini';
import { date, explanation, id, instant, money } from '../fields';
import { personal } from '../sensitivity';

/**
 * Kinds of entry in a company's ledger. `CREDIT_REFUND` is credit given back to the payer; the `CARD`
 * kinds take back part of a card payment. The `REFUND` kinds are Customs money:
 * granted, paid out, taken back by Customs afterward, set off against something, paid back by the company.
 */
export const LEDGER_KINDS = [
  'ASSESSMENT',
  'LATE_CHARGE',
  'INTEREST',
  'PAYMENT_CARD',
  'PAYMENT_ACH',
  'PAYMENT_CHECK',
  'CARD_REFUND',
  'CARD_DISPUTE',
  'CREDIT',
  'CREDIT_REFUND',
  'REFUND',
  'REFUND_PAYMENT',
  'REFUND_OVERPAID',
  'REFUND_OFFSET',
  'REFUND_REPAID',
  'WRITE_OFF',
] as const;

export const ledgerEntry = z.object({
  id,
  kind: z.enum(LEDGER_KINDS),
  /** Positive is owed to the board, negative is paid to it or owed by it. */
  amount: money,
  /** What the company owes after it; a refund of Customs money does not move it. */
  balance: money,
  effectiveDate: date,
  postedAt: instant,
  reference: personal(z.string()),
  note: personal(z.string()),
  reportId: z.nullable(id),
  /** The report's number as it stands now. */
  reportNumber: z.nullable(z.string()),
  refundId: z.nullable(id),
  /** The entry it takes back; corrections of assessments name none. */
  reversalOf: z.nullable(id),
  /** Whether a later entry takes this one back. */
  isReversed: z.boolean(),
  /** Who entered it; null for the product itself. */
  enteredBy: z.nullable(personal(z.string())),
  /** How a late charge or a month of interest came about; empty for any other entry. */
  explanation,
});

/** By the day things count from, or by what had been entered by then. */
export const balanceBasis = z.enum(['effective', 'posted']);

export const ledgerStatement = z.object({
  companyId: id,
  companyName: personal(z.string()),
  from: date,
  to: date,
  basis: balanceBasis,
  openingBalance: money,
  entries: z.array(ledgerEntry),
  closingBalance: money,
  /** Paid ahead and not needed yet, as of today. */
  unappliedCredit: money,
});
