import * as z from 'zod/mini';
import { PAYMENT_PARTS } from '../../domain/paymentParts';
import { REPORTED_UNITS, ROLL_RULES, UNIT_CODES } from '../../domain/programDocument';
import { date, decimal, id, instant, money, person, quantity } from '../fields';
import { personal, sentence } from '../sensitivity';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const days = z.int().check(z.gte(0), z.lte(3650));
const monthDay = z.string().check(z.regex(/^\d{2}-\d{2}$/));
const byUnit = z.partialRecord(z.enum(REPORTED_UNITS), decimal);
const typedDate = date;

export const rateDocument = z.strictObject({
  effectiveFrom: typedDate,
  effectiveTo: z.nullable(typedDate),
  ratePerUnit: decimal,
  /** What Customs collects per reported unit. */
  metricRates: byUnit,
  /** Program units in one reported unit. */
  factors: byUnit,
  /** Where the rate was published. */
  reference: z.string().check(z.trim(), z.maxLength(120)),
});

export const htsRuleDocument = z.strictObject({
  code: z.string().check(z.maxLength(13)),
  match: z.enum(['PREFIX', 'EXACT']),
  description: text(200),
  unit: z.enum(REPORTED_UNITS),
  otherUnit: z.nullable(z.enum(REPORTED_UNITS)),
  organic: z.boolean(),
  season: z.nullable(z.strictObject({ from: monthDay, to: monthDay })),
  effectiveFrom: typedDate,
  effectiveTo: z.nullable(typedDate),
  replacedBy: z.array(z.string().check(z.maxLength(13))).check(z.maxLength(20)),
});

/** The board's whole program, as it is edited and kept. */
export const programDocument = z.strictObject({
  preset: text(60),
  boardName: text(120),
  programName: text(120),
  address: text(300),
  phone: text(40),
  email: text(254),
  boardZone: text(60),
  unitCode: z.enum(UNIT_CODES),
  unitName: text(60),
  fiscalYearStart: monthDay,
  reportPeriod: z.enum(['MONTH', 'QUARTER']),
  dueRule: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('day-of-next-month'), day: z.int().check(z.gte(1), z.lte(31)) }),
    z.strictObject({ kind: z.literal('days-after-end'), days }),
  ]),
  rollRule: z.enum(ROLL_RULES),
  exemptQuantity: quantity,
  exemptMode: z.enum(['FIRST_QUANTITY', 'ALL_OR_NOTHING']),
  lateRule: z.strictObject({
    graceDays: days,
    chargePercent: decimal,
    monthlyInterestPercent: decimal,
    firstInterest: z.enum(['DAY_AFTER', 'MONTH_AFTER']),
  }),
  /** What a payment pays off first, second and third of a report. */
  paymentOrder: z.array(z.enum(PAYMENT_PARTS)).check(z.maxLength(PAYMENT_PARTS.length)),
  refundWindow: z.discriminatedUnion('anchor', [
    z.strictObject({ anchor: z.literal('NONE') }),
    z.strictObject({ anchor: z.literal('MONTH_END'), days }),
    z.strictObject({ anchor: z.literal('YEAR_END'), days }),
    z.strictObject({ anchor: z.literal('PAYMENT_DATE'), days }),
  ]),
  refundDecisionDays: days,
  appealDays: days,
  refundCloseDays: days,
  /** Days before a last day on which companies are notified; 0 for never. */
  refundNoticeDays: days,
  reportNoticeDays: days,
  refundMinimum: money,
  twoApproverLimit: money,
  exemptionDecisionDays: days,
  certificateMonths: z.int().check(z.gte(1), z.lte(120)),
  feeClass: text(10),
  uncoveredEntryTypes: z.array(text(4)).check(z.maxLength(50)),
  earliestEntryDate: typedDate,
  rates: z.array(rateDocument).check(z.maxLength(200)),
  htsRules: z.array(htsRuleDocument).check(z.maxLength(1000)),
});

export const configurationChange = z.object({ field: z.string(), before: z.string(), after: z.string() });

export const configurationEditor = z.object({
  /** What a change is made on; "0" before the first. */
  version: z.string(),
  document: programDocument,
  /** Null before the first change: the shipped preset is in force. */
  savedAt: z.nullable(instant),
  /** Nothing was reported, imported or configured yet, so that a preset can be loaded. */
  isEmpty: z.boolean(),
  /** A change that waits for a second administrator; no other can be made before it is decided. */
  pendingChangeId: z.nullable(id),
  presets: z.array(
    z.object({
      preset: z.string(),
      boardName: z.string(),
      programName: z.string(),
      unitCode: z.string(),
      reportPeriod: z.enum(['MONTH', 'QUARTER']),
    }),
  ),
  /** The day on which a change that is already saved takes effect; null where none is scheduled. Until then only contact data can change. */
  scheduledFor: z.optional(z.nullable(date)),
  /** Rates of days up to this one have been used and stay as they are; null where there are none. */
  usedUntil: z.nullable(date),
});

/** What a change would touch. Nothing of it is recalculated: reports, claims and lines keep their rates, terms and amounts. */
export const configurationPreview = z.object({
  changes: z.array(configurationChange),
  faults: z.array(z.object({ field: z.string(), kind: z.string(), sentence: sentence(z.string()) })),
  /** Customs rates that do not follow from rate times factor; saving asks that each is confirmed. */
  warnings: z.array(
    z.object({
      field: z.string(),
      unit: z.enum(REPORTED_UNITS),
      effectiveFrom: z.string(),
      entered: decimal,
      expected: decimal,
    }),
  ),
  touches: z.object({
    /** Drafts that will be assessed by the new rules when they are sent. */
    draftReports: z.int(),
    reportsToReview: z.int(),
    /** Keep the late charge and interest they were filed under. */
    reportsUnpaid: z.int(),
    claimsUnderWay: z.int(),
    certificatesInForce: z.int(),
    /** Entry lines dated in a rate that is new or changed; they keep what was computed. */
    entryLinesInChangedRates: z.int(),
  }),
});

/** What a change for a later day says of itself is missing in logs that earlier builds recorded. */
const configurationEntry = z.object({
  at: instant,
  by: z.nullable(person),
  /** The second administrator, where one was needed and there was one. */
  confirmedBy: z.nullable(person),
  reason: personal(z.string()),
  changes: z.array(configurationChange),
  /** The later day that it was saved for; null where it took effect at once. */
  effectiveOn: z.optional(z.nullable(date)),
  kind: z.optional(z.enum(['change', 'cancellation'])),
  /** It was canceled before its day, and never took effect. */
  isCanceled: z.optional(z.boolean()),
});

export const configurationHistory = z.array(configurationEntry);

/** The change that takes effect on a later day; null where none is scheduled. */
export const configurationScheduled = z.nullable(
  z.object({ ...configurationEntry.shape, version: id, effectiveOn: date }),
);
