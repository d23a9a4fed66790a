import * as z from 'zod/mini';
import { GRID_STATES } from '../../domain/gridCell';
import { date, fiscalYear, id, instant, money } from '../fields';
import { listOf } from '../list';
import { personal } from '../sensitivity';

export const gridPeriod = z.object({
  fiscalYear,
  index: z.int(),
  period: z.string(),
  lastDay: date,
  dueDate: date,
});

export const gridCell = z.object({
  state: z.enum(GRID_STATES),
  reportId: z.nullable(id),
  amountDue: z.nullable(money),
  balance: z.nullable(money),
  /** Received after its due date. */
  isLate: z.boolean(),
  /** A later version than the first stands for the period. */
  isAmended: z.boolean(),
  /** An amendment waits for the board. */
  hasPendingAmendment: z.boolean(),
  /** When the company was last reminded of it. */
  remindedAt: z.nullable(instant),
});

export const gridRow = z.object({
  companyId: id,
  companyName: personal(z.string()),
  /** Owed on all reports, with late charges and interest. */
  owing: money,
  missing: z.int(),
  late: z.int(),
  amended: z.int(),
  /** One for each period, in their order. */
  cells: z.array(gridCell),
});

export const reportGrid = z.extend(listOf(gridRow), {
  /** Oldest first. */
  periods: z.array(gridPeriod),
  /** Periods that stand so, over all companies that match. */
  counts: z.object({
    missing: z.int(),
    late: z.int(),
    amended: z.int(),
    returned: z.int(),
    waiting: z.int(),
  }),
});

/** What reminding a company comes to: by email, by letter where it has no address for email, or not at all. */
export const reminderRow = z.object({
  companyId: id,
  companyName: personal(z.string()),
  outcome: z.enum(['mail', 'letter', 'not-missing']),
  /** When it was last reminded of the period. */
  remindedAt: z.nullable(instant),
});

/** Who would be reminded of a period, by name. Nothing is sent. */
export const remindersPreview = z.object({ rows: z.array(reminderRow), mails: z.int(), letters: z.int() });

export const remindersSent = z.object({
  /** Companies that were written to. */
  sent: z.int(),
  /** Named, and not missing a report of the period any more. */
  notMissing: z.array(id),
  /** Without an address for email: print a letter. */
  withoutMail: z.array(id),
  /** What became of each company, by name. */
  rows: z.array(reminderRow),
});
