import * as z from 'zod/mini';
import { date, fiscalYear, id, instant, money, quantity } from '../fields';
import { personal } from '../sensitivity';
import { refundSummary } from './refund';

/** A queue of work: how many, how old, and the address of the list that shows just these. */
export const workQueue = z.object({
  key: z.enum([
    'my-claims',
    'decisions-overdue',
    'runs-to-release',
    'refunds-to-verify',
    'refunds-to-approve',
    'refunds-with-company',
    'decisions-due',
    'customs-unmatched',
    'customs-staged',
    'exemptions-to-decide',
    'reports-overdue',
    'companies-pending',
    'corrections-waiting',
    'card-returns-to-check',
  ]),
  count: z.int(),
  oldest: z.nullable(instant),
  amount: z.nullable(money),
  path: z.string(),
});

/** What was collected and refunded in a part of a fiscal year. */
const yearTotals = z.object({ collected: money, refunded: money });

export const staffHome = z.object({
  kind: z.literal('staff'),
  queues: z.array(workQueue),
  /** Twelve months, oldest first. */
  months: z.array(z.object({ month: z.string(), collected: money, refunded: money, waiting: money })),
  /** The months of the board's fiscal year up to today's day, and of the year before up to the same day; missing in logs of earlier builds. */
  years: z.optional(
    z.object({
      fiscalYear,
      until: date,
      current: yearTotals,
      previous: yearTotals,
    }),
  ),
  lastBatch: z.nullable(
    z.object({
      id,
      fileName: personal(z.string()),
      status: z.string(),
      /** Its columns must be chosen before it can be read. */
      needsColumns: z.boolean(),
      rowsGood: z.int(),
      at: instant,
    }),
  ),
});

/** Something a company's people have to do, or have begun. */
export const companyTask = z.discriminatedUnion('kind', [
  /** The board asked something about a claim, `days` ago. */
  z.object({ kind: z.literal('answer-claim'), id, number: z.string(), days: z.int() }),
  z.object({ kind: z.literal('answer-exemption'), id, number: z.string() }),
  z.object({ kind: z.literal('correct-report'), id, number: z.string() }),
  /** `dueDate` of the oldest report that is not paid; null where only charges are open. */
  z.object({
    kind: z.literal('pay'),
    amount: money,
    dueDate: z.nullable(date),
    daysLeft: z.nullable(z.int()),
  }),
  /** `preparedBy` is the colleague who sent it to be signed; without one, an own draft. */
  z.object({
    kind: z.literal('continue-claim'),
    key: z.optional(id),
    preparedBy: z.optional(personal(z.string())),
    savedAt: instant,
  }),
  /** `preparer` is the colleague who sent it to be signed; without one, an own draft. */
  z.object({ kind: z.literal('continue-exemption'), preparer: z.optional(id), savedAt: instant }),
  z.object({ kind: z.literal('continue-report'), fiscalYear, period: z.string(), savedAt: instant }),
]);
export type CompanyTask = z.infer<typeof companyTask>;

export const companyHome = z.object({
  kind: z.literal('company'),
  companyName: personal(z.string()),
  nextReport: z.nullable(z.object({ fiscalYear, period: z.string(), dueDate: date, daysLeft: z.int() })),
  balance: money,
  exemption: z.nullable(z.object({ certificateNumber: z.string(), validTo: date, daysLeft: z.int() })),
  exemptQuantity: z.nullable(z.object({ fiscalYear, used: quantity, total: quantity, unit: z.string() })),
  refunds: z.array(refundSummary),
  /** The most pressing first; missing in logs that earlier builds recorded. */
  tasks: z.optional(z.array(companyTask)),
  /** What the board owes or may come to owe it; missing in logs that earlier builds recorded. */
  refundTotals: z.optional(z.object({ underReview: money, approved: money })),
  lines: z.object({ fiscalYear, count: z.int(), amountCollected: money }),
});

export const home = z.discriminatedUnion('kind', [staffHome, companyHome]);
export type Home = z.infer<typeof home>;
