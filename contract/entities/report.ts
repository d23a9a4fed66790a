import * as z from 'zod/mini';
import { PAYMENT_PARTS } from '../../domain/paymentParts';
import { REPORT_CHECK_KINDS } from '../../domain/reportCheck';
import { REPORT_LINE_KINDS } from '../../domain/reportLine';
import { REPORT_ACTIONS } from '../../domain/reportStates';
import { date, explanation, fiscalYear, id, instant, money, person, quantity } from '../fields';
import { LIMITS } from '../limits';
import { oneLine } from '../oneLine';
import { personal, sentence } from '../sensitivity';
import { correction } from './correction';
import { reportStatus, reportSummary } from './summaries';
import { columnQuestion } from './tableColumns';

/** A quantity as it is typed: the checks say what is wrong with one below zero. */
const typedQuantity = z.string().check(z.regex(/^-?\d{1,11}(\.\d{1,3})?$/));

export const reportLine = z.strictObject({
  kind: z.enum(REPORT_LINE_KINDS),
  /** The day of shipment, or any day of the period for its sum: the rate in force on it is charged. */
  date,
  description: personal(z.string().check(z.trim(), z.maxLength(LIMITS.reportLineText))),
  /** In the program's unit. */
  quantity: typedQuantity,
  /** Two letters; where an import comes from. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

export const reportLines = z.array(reportLine).check(z.maxLength(LIMITS.reportLines));

/** A line as it is being written: whatever is typed is kept, what it says is judged when the report is sent. */
export const draftLine = z.strictObject({
  kind: z.enum(REPORT_LINE_KINDS),
  date: z.string().check(z.maxLength(LIMITS.draftText)),
  description: personal(z.string().check(z.maxLength(LIMITS.draftText))),
  /** Empty while there is none that can be read. */
  quantity: z.union([typedQuantity, z.literal('')]),
  /** A quantity that could not be read, as it was typed; empty otherwise. */
  unread: personal(z.string().check(z.maxLength(LIMITS.draftText))),
  country: z.string().check(z.maxLength(LIMITS.draftText)),
});
export const draftLines = z.array(draftLine).check(z.maxLength(LIMITS.reportLines));

export const checkKind = z.enum(REPORT_CHECK_KINDS);

export const reportCheck = z.object({
  kind: checkKind,
  /** An error keeps a report from being sent, a warning must be confirmed, a notice is good to know. */
  severity: z.enum(['error', 'warning', 'notice']),
  /** The line it is about, from 0; null for the whole report. */
  line: z.nullable(z.int()),
  /** In the reader's language. */
  sentence: sentence(z.string()),
});

/** What the lines of a report come to. */
export const reportTotals = z.object({
  shipped: quantity,
  imported: quantity,
  exported: quantity,
  organic: quantity,
  /** Subject to assessment, before anything exempt. */
  gross: quantity,
  exemptUsedBefore: quantity,
  exemptRemainingBefore: quantity,
  exemptApplied: quantity,
  /** Exempt by certificate in earlier reports of the year and charged by this one. */
  caughtUp: quantity,
  assessable: quantity,
  amount: money,
});

export const assessedPart = z.object({
  from: date,
  quantity,
  exemptApplied: quantity,
  assessable: quantity,
  rate: z.string(),
  amount: money,
});

export const reportPreview = z.object({
  fiscalYear,
  index: z.int(),
  period: z.string(),
  firstDay: date,
  lastDay: date,
  dueDate: date,
  unit: z.string(),
  /** Null where a line keeps it from being computed: the checks say which. */
  totals: z.nullable(reportTotals),
  parts: z.array(assessedPart),
  explanation,
  checks: z.array(reportCheck),
  canBeSubmitted: z.boolean(),
});

/** A period the company must report, or may begin to. */
export const openPeriod = z.object({
  fiscalYear,
  index: z.int(),
  period: z.string(),
  firstDay: date,
  lastDay: date,
  dueDate: date,
  /** Negative once it is overdue. */
  daysLeft: z.int(),
  /**
   * `running` can be drafted and not sent; `returned` waits for its correction; `earlier` ended before the company was registered:
   * it can be reported and is not asked for.
   */
  state: z.enum(['running', 'open', 'overdue', 'returned', 'earlier']),
  hasDraft: z.boolean(),
  /** The returned report. */
  reportId: z.nullable(id),
});

export const reportDraft = z.object({
  fiscalYear,
  index: z.int(),
  lines: z.array(draftLine),
  version: z.int(),
  savedAt: instant,
  savedBy: person,
});

export const certification = z.strictObject({
  isTrue: z.literal(true),
  name: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.personName), oneLine())),
  title: personal(z.string().check(z.trim(), z.maxLength(LIMITS.personName), oneLine())),
});

/** One report of the year as an amendment finds and leaves it. */
export const amendmentEffect = z.object({
  reportId: id,
  number: z.string(),
  period: z.string(),
  status: reportStatus,
  before: z.object({ gross: quantity, exemptApplied: quantity, assessable: quantity, amount: money }),
  after: z.object({ gross: quantity, exemptApplied: quantity, assessable: quantity, amount: money }),
  /** Positive is owed in addition, negative becomes credit. */
  difference: money,
});

/** What accepting an amendment would do: its own period first, then the later ones of the year that it moves. */
export const amendmentEffects = z.object({
  effects: z.array(amendmentEffect),
  /** What must be named to accept it. */
  totalDifference: money,
});

export const reportVersion = z.object({
  id,
  number: z.string(),
  revision: z.int(),
  status: reportStatus,
  isCurrent: z.boolean(),
  submittedAt: z.nullable(instant),
  reason: personal(z.string()),
  lines: z.array(reportLine),
  quantityShipped: quantity,
  quantityAssessable: quantity,
  amountDue: money,
});

/** What was done to any version of a report. */
export const reportEvent = z.object({
  id,
  at: instant,
  by: person,
  /** The company on whose behalf a member of staff acted. */
  onBehalfOf: z.nullable(personal(z.string())),
  action: z.enum(REPORT_ACTIONS),
  /** The number of the version it was done to. */
  number: z.string(),
  reason: z.nullable(personal(z.string())),
});

export const reportCharge = z.object({
  kind: z.enum(['late-charge', 'interest']),
  date,
  amount: money,
  explanation,
});

const partAmounts = z.record(z.enum(PAYMENT_PARTS), money);

export const reportRecord = z.extend(reportSummary, {
  index: z.int(),
  /** The version of the record that a decision is made on. */
  version: z.int(),
  firstDay: date,
  lastDay: date,
  unit: z.string(),
  ratePerUnit: z.string(),
  quantityExported: quantity,
  quantityImported: quantity,
  quantityOrganic: quantity,
  exemptUsedBefore: quantity,
  exemptApplied: quantity,
  caughtUp: quantity,
  lines: z.array(reportLine),
  explanation,
  submittedBy: z.nullable(person),
  /** Null for reports from before receipts were given. */
  receiptNumber: z.nullable(z.string()),
  certifiedBy: z.nullable(z.object({ name: personal(z.string()), title: personal(z.string()) })),
  /** Why the company amended it, or which amendment moved it. */
  amendReason: personal(z.string()),
  review: z.nullable(z.object({ by: person, at: instant, reason: personal(z.string()) })),
  /** What is owed and paid of each part, in the configured order of payment. */
  owedByPart: partAmounts,
  paidByPart: partAmounts,
  /** The late charge and each month of interest that are entered, the oldest first, and how they came about. */
  charges: z.array(reportCharge),
  /** Every version of the period's report, the newest first. */
  versions: z.array(reportVersion),
  /** The company's report of the period before, for the board's people; missing in logs of earlier builds. */
  before: z.optional(
    z.nullable(
      z.object({
        id,
        number: z.string(),
        fiscalYear,
        period: z.string(),
        unit: z.string(),
        quantityShipped: quantity,
        quantityAssessable: quantity,
        amountDue: money,
      }),
    ),
  ),
  /** What was done to them, the oldest first. */
  timeline: z.array(reportEvent),
  /** Given up by the board: it counts as paid. */
  writtenOff: money,
  /** What the board's people asked to be done to what is owed on it, the newest first; they alone see it. */
  corrections: z.array(correction),
  /** An amendment that waits for the board or for its correction. */
  pendingAmendmentId: z.nullable(id),
  actions: z.array(z.enum(['amend', 'correct', 'take-up', 'accept', 'return', 'pay', 'write-off', 'void'])),
});

/** What reading a file of lines brought out. Faulty rows are told and left out. */
export const readLines = z.object({
  lines: z.array(reportLine),
  faults: z.array(
    z.object({
      /** The file's line, from 1. */
      fileLine: z.int(),
      column: z.string(),
      value: personal(z.string()),
      sentence: sentence(z.string()),
    }),
  ),
  /** The rows with faults as a CSV file to correct and upload again; null where there are none. */
  rejected: z._default(z.nullable(personal(z.string())), null),
  /** Headings of the file that are none of ours. */
  ignored: z.array(personal(z.string())),
  /** What to know of the workbook’s sheet that was read. */
  notices: z.array(sentence(z.string())),
  /** The file as it is shown for its columns to be matched; there are no lines where that must be done first. */
  question: z.nullable(columnQuestion),
});
