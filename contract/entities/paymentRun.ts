import * as z from 'zod/mini';
import { ITEM_STATUSES, LEFT_OUT, RETURN_CAUSES, RUN_STATUSES } from '../../domain/paymentRun';
import { date, id, instant, money, person, version } from '../fields';
import { ROLES } from '../roles';
import { personal, secret, sentence } from '../sensitivity';

export const ACCOUNT_TYPES = ['checking', 'savings'] as const;
export const PAY_METHODS = ['CHECK', 'ACH'] as const;

const digits = personal(z.string());

/** Where a company's refunds go; the account's number never comes back, only its last four digits. */
export const payeeAccount = z.object({
  holder: personal(z.string()),
  routingNumber: digits,
  lastFour: digits,
  accountType: z.enum(ACCOUNT_TYPES),
  setAt: instant,
  /** Payments wait until this day, because the account is new; null when they do not. */
  payableFrom: z.nullable(date),
  version,
});

/** The number of an account as it is entered: secret on its way, sealed where it is kept. */
export const accountNumber = secret(z.string().check(z.trim(), z.minLength(4), z.maxLength(17)));

/** How a company stands with the board over its refunds. */
export const refundStanding = z.object({
  /** Granted and still to be paid. */
  payable: money,
  /** Paid, and taken back by Customs since: no further refund is paid until it is netted. */
  receivable: money,
  /** Owed on reports. */
  unpaidBalance: money,
});

const paidClaim = {
  claimId: id,
  claimNumber: z.string(),
  companyId: id,
  companyName: personal(z.string()),
  method: z.enum(PAY_METHODS),
  lastFour: z.nullable(digits),
  /** The account was named or changed within the thirty days before: look twice. */
  accountIsNew: z.boolean(),
} as const;

/** What an approved claim would be paid now, or why it waits. */
export const readyClaim = z.object({
  ...paidClaim,
  amount: money,
  approvedAt: instant,
  /** What the company owes on its reports; nothing of it is ever taken from a refund by itself. */
  unpaidBalance: money,
  leftOut: z.nullable(z.enum(LEFT_OUT)),
  /** The first day a payment may go into its new account; null when it may already. */
  payableFrom: z.nullable(date),
  /** Who approved or filed it, and so cannot release a run it is in. */
  signedBy: z.array(z.object({ personId: id, as: z.enum(['approved', 'filed']) })),
});
export type ReadyClaim = z.infer<typeof readyClaim>;

export const readyClaims = z.object({
  claims: z.array(readyClaim),
  /** Of those that may be paid. */
  total: money,
  /** Active people whose role lets them release runs. */
  payers: z.array(z.object({ id, name: personal(z.string()), roles: z.array(z.enum(ROLES)) })),
  /** More are ready than one run takes. */
  isCut: z.boolean(),
});

export const paymentItem = z.object({
  id,
  ...paidClaim,
  amount: money,
  payeeName: personal(z.string()),
  payeeAddress: personal(z.string()),
  status: z.enum(ITEM_STATUSES),
  checkNumber: z.nullable(z.string()),
  returned: z.nullable(z.object({ cause: z.enum(RETURN_CAUSES), note: personal(z.string()) })),
});
export type PaymentItem = z.infer<typeof paymentItem>;

export const paymentRunSummary = z.object({
  id,
  /** Like PR-2026-000003. */
  number: z.string(),
  version,
  status: z.enum(RUN_STATUSES),
  payOn: date,
  itemCount: z.int(),
  total: money,
  achTotal: money,
  checkTotal: money,
  returnedTotal: money,
  preparedBy: person,
  preparedAt: instant,
  releasedBy: z.nullable(person),
  releasedAt: z.nullable(instant),
});
export type PaymentRunSummary = z.infer<typeof paymentRunSummary>;

export const RUN_FILE_FORMATS = ['nacha', 'csv'] as const;

/** Who downloaded a run's file and when, and what was in it; unknown for downloads before this was recorded. */
export const runFileDownload = z.object({
  id,
  format: z.enum(RUN_FILE_FORMATS),
  by: person,
  at: instant,
  /** SHA-256 of the file. */
  fingerprint: z.nullable(z.string()),
  entries: z.nullable(z.int()),
  total: z.nullable(money),
});
export type RunFileDownload = z.infer<typeof runFileDownload>;

export const paymentRun = z.extend(paymentRunSummary, {
  items: z.array(paymentItem),
  /** What the ledger shows as paid out by this run, returns taken back: the same figure to the cent. */
  ledgerTotal: money,
  /** Whether this reader may release it, else why not and who could. */
  release: z.object({
    allowed: z.boolean(),
    reason: z.nullable(sentence(z.string())),
    whoCould: z.array(z.enum(ROLES)),
    /** The claims that keep this reader from it. */
    claims: z.array(z.string()),
    /** Everybody who may release it. */
    people: z.array(person),
  }),
  /** Whether the board's bank is set up, without which there is no file for it. */
  bankIsSetUp: z.boolean(),
  /** The newest first. */
  downloads: z.array(runFileDownload),
});
export type PaymentRun = z.infer<typeof paymentRun>;
