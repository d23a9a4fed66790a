import type { CalendarDate } from './calendarDate';
import { type Decimal, multiply } from './decimal';
import type { HtsCode } from './htsCode';
import type { Cents } from './money';
import type { PaymentOrder } from './paymentParts';
import type { HtsRuleDocument, ProgramDocument, ReportedUnit } from './programDocument';
import { type Thousandths, thousandthsFrom, unitsOf } from './quantity';
import { fail, ok, type Result } from './result';

/** The board's program in the form the rules work on. Made by `readProgram`. */
export interface Program extends Omit<
  ProgramDocument,
  | 'exemptQuantity'
  | 'lateRule'
  | 'paymentOrder'
  | 'refundMinimum'
  | 'appealDays'
  | 'refundCloseDays'
  | 'refundNoticeDays'
  | 'reportNoticeDays'
  | 'twoApproverLimit'
  | 'earliestEntryDate'
  | 'rates'
  | 'htsRules'
> {
  readonly exemptQuantity: Thousandths;
  readonly lateRule: LateRule;
  readonly paymentOrder: PaymentOrder;
  readonly appealDays: number;
  readonly refundCloseDays: number;
  readonly refundNoticeDays: number;
  readonly reportNoticeDays: number;
  readonly refundMinimum: Cents;
  readonly twoApproverLimit: Cents;
  readonly earliestEntryDate: CalendarDate;
  /** In order of date, without gap or overlap. */
  readonly rates: readonly Rate[];
  readonly htsRules: readonly HtsRule[];
}

export interface LateRule {
  readonly graceDays: number;
  readonly chargePercent: Decimal;
  readonly monthlyInterestPercent: Decimal;
  readonly firstInterest: ProgramDocument['lateRule']['firstInterest'];
}

export interface Rate {
  readonly effectiveFrom: CalendarDate;
  readonly effectiveTo: CalendarDate | null;
  /** Dollars per program unit. */
  readonly ratePerUnit: Decimal;
  /** Dollars per reported unit, as Customs charges. */
  readonly metricRates: ReadonlyMap<ReportedUnit, Decimal>;
  /** Program units in one reported unit. */
  readonly factors: ReadonlyMap<ReportedUnit, Decimal>;
  readonly reference: string;
}

export interface HtsRule extends Omit<HtsRuleDocument, 'effectiveFrom' | 'effectiveTo'> {
  readonly effectiveFrom: CalendarDate;
  readonly effectiveTo: CalendarDate | null;
}

export interface NoRate {
  readonly kind: 'no-rate';
  readonly date: CalendarDate;
}

export interface NoFactor {
  readonly kind: 'no-factor';
  readonly unit: ReportedUnit;
  readonly date: CalendarDate;
}

/** The rate in force on a date of business; none before the program began. */
export function rateOn(program: Pick<Program, 'rates'>, date: CalendarDate): Result<Rate, NoRate> {
  const rate = program.rates.find((each) => isInForce(each, date));
  return rate === undefined ? fail({ kind: 'no-rate', date }) : ok(rate);
}

/** The coverage rule for a tariff number on its entry date, the longest code first; null where the number is not covered. */
export function htsRuleFor(
  program: Pick<Program, 'htsRules'>,
  code: HtsCode,
  date: CalendarDate,
): HtsRule | null {
  let best: HtsRule | null = null;
  for (const rule of program.htsRules) {
    const matches = rule.match === 'EXACT' ? code === rule.code : code.startsWith(rule.code);
    if (!matches || !isInForce(rule, date) || !isInSeason(rule, date)) continue;
    if (best === null || rule.code.length > best.code.length) best = rule;
  }
  return best;
}

/**
 * A reported quantity in the program's unit, by the factor of the entry date, rounded half up to thousandths. Square meters have
 * no factor before 2021-04-01: such a quantity must be entered by hand.
 */
export function toProgramUnit(
  program: Pick<Program, 'rates'>,
  line: { readonly quantity: Thousandths; readonly unit: ReportedUnit; readonly entryDate: CalendarDate },
): Result<{ readonly quantity: Thousandths; readonly factor: Decimal }, NoRate | NoFactor> {
  const rate = rateOn(program, line.entryDate);
  if (!rate.ok) return rate;
  const factor = rate.value.factors.get(line.unit);
  if (factor === undefined) return fail({ kind: 'no-factor', unit: line.unit, date: line.entryDate });
  return ok({ quantity: thousandthsFrom(multiply(unitsOf(line.quantity), factor)), factor });
}

function isInForce(
  each: { readonly effectiveFrom: CalendarDate; readonly effectiveTo: CalendarDate | null },
  date: CalendarDate,
): boolean {
  return each.effectiveFrom <= date && (each.effectiveTo === null || date <= each.effectiveTo);
}

function isInSeason({ season }: HtsRule, date: CalendarDate): boolean {
  if (season === null) return true;
  const day = date.slice(5);
  return season.from <= season.to
    ? season.from <= day && day <= season.to
    : season.from <= day || day <= season.to;
}
