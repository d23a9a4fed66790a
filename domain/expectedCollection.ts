import type { CalendarDate } from './calendarDate';
import { type Decimal, formatDecimal, multiply } from './decimal';
import type { Explanation } from './explanation';
import type { HtsCode } from './htsCode';
import { type Cents, centsFrom, formatMoney } from './money';
import { htsRuleFor, type NoRate, type Program, rateOn } from './program';
import type { ReportedUnit } from './programDocument';
import { formatQuantity, type Thousandths, unitsOf } from './quantity';
import { fail, ok, type Result } from './result';

export interface ReportedLine {
  readonly entryDate: CalendarDate;
  readonly entryType: string | null;
  readonly htsCode: HtsCode;
  readonly quantity: Thousandths;
  readonly unit: ReportedUnit;
  /** Whether the line bears an exemption certificate that was in force on the entry date. */
  readonly isExempt: boolean;
}

export interface Expected {
  readonly amount: Cents;
  /** Dollars per reported unit, or null where nothing was due. */
  readonly rate: Decimal | null;
  readonly explanation: Explanation<'not-covered' | 'temporary-import' | 'exempt-certificate' | 'expected'>;
}

export type NotExpectable =
  NoRate | { readonly kind: 'no-metric-rate'; readonly unit: ReportedUnit; readonly date: CalendarDate };

/**
 * What Customs should have collected on a line: quantity times the metric rate of the entry date, half up to cents; nothing on
 * goods the program does not cover or that a certificate frees. Fails where no rate for the unit was in force.
 */
export function expectedCollection(
  program: Pick<Program, 'rates' | 'htsRules' | 'uncoveredEntryTypes'>,
  line: ReportedLine,
): Result<Expected, NotExpectable> {
  if (htsRuleFor(program, line.htsCode, line.entryDate) === null) {
    return ok(nothingDue('not-covered', { htsCode: line.htsCode, date: line.entryDate }));
  }
  if (line.entryType !== null && program.uncoveredEntryTypes.includes(line.entryType)) {
    return ok(nothingDue('temporary-import', { entryType: line.entryType }));
  }
  if (line.isExempt) return ok(nothingDue('exempt-certificate', { date: line.entryDate }));

  const rates = rateOn(program, line.entryDate);
  if (!rates.ok) return rates;
  const rate = rates.value.metricRates.get(line.unit);
  if (rate === undefined) return fail({ kind: 'no-metric-rate', unit: line.unit, date: line.entryDate });
  const amount = centsFrom(multiply(unitsOf(line.quantity), rate));
  const values = {
    quantity: formatQuantity(line.quantity),
    unit: line.unit,
    rate: formatDecimal(rate),
    date: line.entryDate,
    amount: formatMoney(amount),
  };
  return ok({ amount, rate, explanation: [{ step: 'expected', values }] });
}

export interface Variance {
  /** Collected less expected: positive where Customs took too much. */
  readonly amount: Cents;
  /** Whether it deserves a look: more than two cents and more than one percent of what was expected. */
  readonly isFlagged: boolean;
}

/** How far what was collected lies from what was expected. */
export function variance(collected: Cents, expected: Cents): Variance {
  const amount = collected - expected;
  const size = amount < 0n ? -amount : amount;
  const base = expected < 0n ? -expected : expected;
  return { amount, isFlagged: size > 2n && size * 100n > base };
}

function nothingDue(
  step: 'not-covered' | 'temporary-import' | 'exempt-certificate',
  values: Readonly<Record<string, string>>,
): Expected {
  return { amount: 0n, rate: null, explanation: [{ step, values }] };
}
