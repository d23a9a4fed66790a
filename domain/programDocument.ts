import type { PaymentOrder } from './paymentParts';

/**
 * The board's program as the configuration keeps it: plain JSON, numbers as exact text, dates 'YYYY-MM-DD'. `readProgram` checks
 * it whole and gives the form the rules work on. One program per deployment (decision 7).
 */
export interface ProgramDocument {
  readonly preset: string;
  readonly boardName: string;
  readonly programName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** IANA zone in which "received today" is decided (decision 9). */
  readonly boardZone: string;
  readonly unitCode: UnitCode;
  readonly unitName: string;
  /** First day of the fiscal year, 'MM-DD'. */
  readonly fiscalYearStart: string;
  readonly reportPeriod: ReportPeriod;
  readonly dueRule: DueRule;
  /** What becomes of a company's deadline that falls on a weekend; it stays where this is left out. */
  readonly rollRule?: RollRule;
  /** Per group of companies and fiscal year, in the program's unit. */
  readonly exemptQuantity: string;
  readonly exemptMode: ExemptMode;
  readonly lateRule: LateRuleDocument;
  /** The order in which a payment pays off a report's parts; interest, late charge, assessment where it is left out. */
  readonly paymentOrder?: PaymentOrder;
  readonly refundWindow: RefundWindow;
  readonly refundDecisionDays: number;
  /** Days in which a rejection may be appealed against; 30 where it is left out. */
  readonly appealDays?: number | undefined;
  /** Days after its payment has arrived on which a claim is closed; 30 where it is left out. */
  readonly refundCloseDays?: number | undefined;
  /** Days before the last day to claim on which a company is notified; 30 where it is left out, never where it is 0. */
  readonly refundNoticeDays?: number | undefined;
  /** Days before a report's due date on which a company is notified; 14 where it is left out, never where it is 0. */
  readonly reportNoticeDays?: number | undefined;
  readonly refundMinimum: string;
  /** Above this sum two approvers sign. */
  readonly twoApproverLimit: string;
  readonly exemptionDecisionDays: number;
  /** Months an organic certificate holds from its issue; 12 where it is left out. */
  readonly certificateMonths?: number;
  readonly feeClass: string;
  /** Entry type whose goods the program does not cover (temporary import). */
  readonly uncoveredEntryTypes: readonly string[];
  /** Entries before this date are not taken from Customs files. */
  readonly earliestEntryDate: string;
  readonly rates: readonly RateDocument[];
  readonly htsRules: readonly HtsRuleDocument[];
}

export const UNIT_CODES = ['MBF', 'LB', 'ST', 'KG', 'BALE', 'TREE'] as const;
export type UnitCode = (typeof UNIT_CODES)[number];

/** Units Customs reports quantities in. */
export const REPORTED_UNITS = ['m3', 'm2', 'kg'] as const;
export type ReportedUnit = (typeof REPORTED_UNITS)[number];

export type ReportPeriod = 'MONTH' | 'QUARTER';

/** FIRST_QUANTITY is deducted from everybody; ALL_OR_NOTHING frees a certificate's holder until the quantity is reached. */
export type ExemptMode = 'FIRST_QUANTITY' | 'ALL_OR_NOTHING';

/** When a period's report and payment are due: a day of the month after it, or days after its end. */
export type DueRule =
  | { readonly kind: 'day-of-next-month'; readonly day: number }
  | { readonly kind: 'days-after-end'; readonly days: number };

/** Whether deadlines of reports and refund claims move from a weekend to the Monday after it. */
export const ROLL_RULES = ['NONE', 'NEXT_WEEKDAY'] as const;
export type RollRule = (typeof ROLL_RULES)[number];

/** Whether the first monthly interest posts the day after the grace ends or a month after that. */
export type FirstInterest = 'DAY_AFTER' | 'MONTH_AFTER';

/** Until when a refund may be claimed: so many days from the end of the entry's month or year, from payment, or without end. */
export type RefundWindow =
  | { readonly anchor: 'NONE' }
  | { readonly anchor: 'MONTH_END' | 'YEAR_END' | 'PAYMENT_DATE'; readonly days: number };

/** The board's rate and what Customs charges instead, from a date on; the last one has no end. */
export interface RateDocument {
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly ratePerUnit: string;
  /** What Customs collects per reported unit. */
  readonly metricRates: Readonly<Partial<Record<ReportedUnit, string>>>;
  /** Program units in one reported unit. */
  readonly factors: Readonly<Partial<Record<ReportedUnit, string>>>;
  /** Where the rate was published. */
  readonly reference: string;
}

export interface HtsRuleDocument {
  /** Four to ten digits; with PREFIX every tariff number that begins so. */
  readonly code: string;
  readonly match: 'PREFIX' | 'EXACT';
  readonly description: string;
  readonly unit: ReportedUnit;
  /** A second unit Customs may report; the first one counts where both are given. */
  readonly otherUnit: ReportedUnit | null;
  readonly organic: boolean;
  /** Part of every year the rule holds in, both days included; null for the whole year. */
  readonly season: { readonly from: string; readonly to: string } | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly replacedBy: readonly string[];
}

/** What an unpaid assessment grows by once the grace after its due date is over. */
export interface LateRuleDocument {
  readonly graceDays: number;
  readonly chargePercent: string;
  readonly monthlyInterestPercent: string;
  readonly firstInterest: FirstInterest;
}
