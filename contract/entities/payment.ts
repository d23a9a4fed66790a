import * as z from 'zod/mini';
import { CARD_RETURN_KINDS, CARD_RETURN_PROBLEMS, CARD_RETURN_STATES } from '../../domain/cardReturn';
import { PAYMENT_PARTS } from '../../domain/paymentParts';
import { date, decimal, id, instant, money, person, reasonText } from '../fields';
import { personal, secret } from '../sensitivity';

/** How money a person of the board enters has come in. */
export const STAFF_PAYMENT_KINDS = ['PAYMENT_CHECK', 'PAYMENT_ACH'] as const;

export const PAYMENT_KINDS = [...STAFF_PAYMENT_KINDS, 'PAYMENT_CARD'] as const;

/** Where a payment or credit went: to a report, or, without one, to what a closed year made due beyond the exempt quantity. */
export const appliedPart = z.object({ reportId: z.nullable(id), number: z.string(), amount: money });

/** The parts of what is owed for one thing. */
const owedParts = {
  number: z.string(),
  fiscalYear: z.int(),
  dueDate: date,
  assessment: money,
  lateCharge: money,
  interest: money,
  /** What came in or was credited. */
  paid: money,
  /** Given up by the board; missing in logs that earlier builds recorded, which count it as paid. */
  writtenOff: z.optional(money),
  balance: money,
};

export const paymentOutcome = z.object({
  paymentId: id,
  amount: money,
  /** The reports it pays, oldest due first behind the one it was meant for. */
  applied: z.array(appliedPart),
  /** Left over: it waits for the company's next report. */
  unapplied: money,
  companyBalance: money,
});

export const paymentSummary = z.object({
  id,
  companyId: id,
  companyName: personal(z.string()),
  kind: z.enum(PAYMENT_KINDS),
  /** Above zero. */
  amount: money,
  receivedOn: date,
  postedAt: instant,
  reference: personal(z.string()),
  /** The report the payer meant; null when none was named. */
  reportId: z.nullable(id),
  reportNumber: z.nullable(z.string()),
  /** The outgrown exemption whose closed year the payer meant; null when none was named. */
  exemptionId: z.nullable(id),
  exemptionNumber: z.nullable(z.string()),
  /** What of it was taken back; missing in logs that earlier builds recorded. */
  returned: z.optional(money),
  /** Set once it was taken back whole: bounced, entered by mistake, refunded, or disputed. */
  reversed: z.nullable(z.object({ on: date, note: personal(z.string()) })),
});

/** A refund or dispute at the card provider, as it was last told of. */
export const cardReturn = z.object({
  id,
  /** The provider's id of it; of the charge for all of its refunds. */
  providerId: z.string(),
  kind: z.enum(CARD_RETURN_KINDS),
  state: z.enum(CARD_RETURN_STATES),
  amount: decimal,
  /** Its code, in small letters. */
  currency: z.string(),
  /** The provider's word for why; empty without one. */
  reason: z.string().check(z.regex(/^\w{0,60}$/)),
  happenedAt: instant,
  heardAt: instant,
  problem: z.nullable(z.enum(CARD_RETURN_PROBLEMS)),
  /** Whether a person of the board still has to look at it. */
  needsCheck: z.boolean(),
  checkedBy: z.nullable(person),
  checkedAt: z.nullable(instant),
  checkNote: reasonText,
  paymentId: z.nullable(id),
  companyId: z.nullable(id),
  companyName: z.nullable(personal(z.string())),
});

/** One payment as it stands now: what it pays, and what of it waits. A payment taken back pays nothing. */
export const paymentRecord = z.object({
  payment: paymentSummary,
  applied: z.array(appliedPart),
  unapplied: money,
  /** Missing in logs that earlier builds recorded. */
  cardReturns: z.optional(z.array(cardReturn)),
});

/** Where a payment would go if it were entered now. */
export const paymentPreview = z.object({
  applied: z.array(appliedPart),
  unapplied: money,
  companyBalance: money,
});

/** What a company may pay, and how it can. */
export const payable = z.object({
  reports: z.array(
    z.object({
      reportId: id,
      period: z.string(),
      ...owedParts,
      /** A payment by card that was begun and not ended; where it stands is told by itself. */
      openCardPaymentId: z.nullable(id),
    }),
  ),
  /** What closed years made due beyond the exempt quantity, named by the exemption that was outgrown (decision 39). */
  years: z.array(z.object({ exemptionId: id, ...owedParts, openCardPaymentId: z.nullable(id) })),
  /** What a payment pays off first within a report. */
  paymentOrder: z.array(z.enum(PAYMENT_PARTS)),
  total: money,
  unappliedCredit: money,
  card: z.object({
    isSetUp: z.boolean(),
    /** The provider's public key for its script; null while cards are not set up. */
    publishableKey: z.nullable(z.string()),
    /** Where the provider's script is; it may only come from there. */
    scriptUrl: z.nullable(z.url()),
    /** A stand-in on this machine takes the provider's place: no money moves. */
    isStandIn: z.boolean(),
  }),
  /** How checks and transfers reach the board. */
  payTo: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    /** The board's account for ACH payments, the same for all who pay; null while it is not set up. */
    bank: z._default(
      z.nullable(
        z.object({
          bankName: z.string(),
          routing: z.string(),
          account: z.string(),
        }),
      ),
      null,
    ),
  }),
  interestMonthlyPercent: decimal,
});

/** A payment by card that the browser can confirm with the provider's script. */
export const cardPayment = z.object({
  id,
  clientSecret: secret(z.string()),
  amount: money,
  /** `processing` waits for the bank: nothing is confirmed again. */
  state: z.enum(['open', 'processing']),
});

export const cardPaymentState = z.object({
  id,
  /** What it is for: one of the two. */
  reportId: z.nullable(id),
  exemptionId: z.nullable(id),
  /** Of the report, or of the exemption that a closed year was charged beyond; null where the company no longer has it. */
  number: z.nullable(z.string()),
  /** The closed year; null for a report. */
  fiscalYear: z.nullable(z.int()),
  state: z.enum(['open', 'processing', 'succeeded', 'canceled']),
  amount: money,
  /** The provider's number of the payment, once it has succeeded. */
  receipt: z.nullable(z.string()),
  /** The day it counts from, once it has succeeded; missing in logs that earlier builds recorded. */
  paidOn: z.optional(z.nullable(date)),
  /** The provider's code for the last decline. */
  decline: z.nullable(z.string()),
});
