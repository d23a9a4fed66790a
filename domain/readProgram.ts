import { addDays, type CalendarDate, isCalendarDate, parseCalendarDate } from './calendarDate';
import { type Decimal, parseDecimal } from './decimal';
import { parseHtsPrefix } from './htsCode';
import { parseMoney } from './money';
import type { HtsRule, Program, Rate } from './program';
import {
  type HtsRuleDocument,
  type ProgramDocument,
  type RateDocument,
  REPORTED_UNITS,
  type ReportedUnit,
} from './programDocument';
import { parseQuantity } from './quantity';
import { fail, ok, type Result } from './result';

export interface ProgramFault {
  readonly kind:
    | 'not-a-number'
    | 'not-a-date'
    | 'not-a-zone'
    | 'not-a-code'
    | 'negative'
    | 'no-rates'
    | 'gap'
    | 'overlap'
    | 'ends-before-start';
  /** Path of the value in the document, such as `rates.1.effectiveFrom`. */
  readonly field: string;
}

/** Checks a program document whole and gives the form the rules work on; every fault is named by its field. */
export function readProgram(document: ProgramDocument): Result<Program, readonly ProgramFault[]> {
  const faults: ProgramFault[] = [];
  const blame = (field: string, kind: ProgramFault['kind']): void => void faults.push({ kind, field });

  const exact = (field: string, text: string): Decimal => {
    const parsed = parseDecimal(text);
    if (parsed.ok && parsed.value.units >= 0n) return parsed.value;
    blame(field, parsed.ok ? 'negative' : 'not-a-number');
    return { units: 0n, scale: 0 };
  };
  const whole = (field: string, parsed: Result<bigint, unknown>): bigint => {
    if (parsed.ok && parsed.value >= 0n) return parsed.value;
    blame(field, parsed.ok ? 'negative' : 'not-a-number');
    return 0n;
  };
  const date = (field: string, text: string): CalendarDate | null => {
    const parsed = parseCalendarDate(text);
    if (parsed.ok) return parsed.value;
    blame(field, 'not-a-date');
    return null;
  };
  const byUnit = (field: string, texts: RateDocument['metricRates']): ReadonlyMap<ReportedUnit, Decimal> =>
    new Map(
      REPORTED_UNITS.flatMap((unit) => {
        const text = texts[unit];
        return text === undefined ? [] : [[unit, exact(`${field}.${unit}`, text)] as const];
      }),
    );

  const rates = document.rates.flatMap((rate, index): Rate[] => {
    const field = `rates.${index}`;
    const from = date(`${field}.effectiveFrom`, rate.effectiveFrom);
    const to = rate.effectiveTo === null ? null : date(`${field}.effectiveTo`, rate.effectiveTo);
    if (from === null) return [];
    if (to !== null && to < from) blame(`${field}.effectiveTo`, 'ends-before-start');
    return [
      {
        effectiveFrom: from,
        effectiveTo: to,
        ratePerUnit: exact(`${field}.ratePerUnit`, rate.ratePerUnit),
        metricRates: byUnit(`${field}.metricRates`, rate.metricRates),
        factors: byUnit(`${field}.factors`, rate.factors),
        reference: rate.reference,
      },
    ];
  });
  checkSequence(rates, blame);

  const htsRules = document.htsRules.flatMap((rule: HtsRuleDocument, index): HtsRule[] => {
    const field = `htsRules.${index}`;
    const code = parseHtsPrefix(rule.code);
    const from = date(`${field}.effectiveFrom`, rule.effectiveFrom);
    const to = rule.effectiveTo === null ? null : date(`${field}.effectiveTo`, rule.effectiveTo);
    if (!code.ok) blame(`${field}.code`, 'not-a-code');
    if (!code.ok || from === null) return [];
    if (to !== null && to < from) blame(`${field}.effectiveTo`, 'ends-before-start');
    return [{ ...rule, code: code.value, effectiveFrom: from, effectiveTo: to }];
  });

  if (!isCalendarDate(`2001-${document.fiscalYearStart}`)) blame('fiscalYearStart', 'not-a-date');
  if (!isZone(document.boardZone)) blame('boardZone', 'not-a-zone');
  const earliestEntryDate = date('earliestEntryDate', document.earliestEntryDate);
  const numbers = {
    exemptQuantity: whole('exemptQuantity', parseQuantity(document.exemptQuantity)),
    refundMinimum: whole('refundMinimum', parseMoney(document.refundMinimum)),
    twoApproverLimit: whole('twoApproverLimit', parseMoney(document.twoApproverLimit)),
  };
  const lateRule = {
    ...document.lateRule,
    chargePercent: exact('lateRule.chargePercent', document.lateRule.chargePercent),
    monthlyInterestPercent: exact(
      'lateRule.monthlyInterestPercent',
      document.lateRule.monthlyInterestPercent,
    ),
  };

  if (faults.length > 0 || earliestEntryDate === null) return fail(faults);
  return ok({ ...document, ...numbers, lateRule, earliestEntryDate, rates, htsRules });
}

/** Rates follow one another day by day; only the last may be without end. */
function checkSequence(
  rates: readonly Rate[],
  blame: (field: string, kind: ProgramFault['kind']) => void,
): void {
  if (rates.length === 0) blame('rates', 'no-rates');
  for (const [index, rate] of rates.entries()) {
    const next = rates[index + 1];
    if (next === undefined) continue;
    const field = `rates.${index + 1}.effectiveFrom`;
    if (rate.effectiveTo === null || next.effectiveFrom <= rate.effectiveTo) blame(field, 'overlap');
    else if (next.effectiveFrom !== addDays(rate.effectiveTo, 1)) blame(field, 'gap');
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
