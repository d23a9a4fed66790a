import { addDays, addMonths, type CalendarDate } from './calendarDate';
import { compare, type Decimal, formatDecimal, roundHalfUp } from './decimal';
import type { Explanation, ExplanationStep } from './explanation';
import { formatMoney } from './money';
import { type Accrual, type Obligation, percentOf } from './settlement';

export type ChargeStep =
  'charge-due' | 'charge-month' | 'charge-base' | 'charge-exact' | 'charge-rounded' | 'charge-after';

/**
 * How a late charge or a month of interest came about (7 CFR 1217.520): the day it fell on, what was owed then, the percentage of
 * the rule the report was filed under, the exact product and its rounding to the cent.
 */
export function explainCharge(
  accrual: Accrual,
  { dueDate, lateRule }: Pick<Obligation, 'dueDate' | 'lateRule'>,
): Explanation<ChargeStep> {
  const graceEnd = addDays(dueDate, lateRule.graceDays);
  const { kind, date, base, percent, amount } = accrual;
  const exact = percentOf(base, percent);
  const isExact = compare(exact, roundHalfUp(exact, 2)) === 0;
  return [
    kind === 'late-charge'
      ? step('charge-due', { due: dueDate, days: String(lateRule.graceDays), last: graceEnd, date })
      : step('charge-month', { month: String(monthOf(accrual, graceEnd, lateRule.firstInterest)), date }),
    step('charge-base', { date, base: formatMoney(base) }),
    step(isExact ? 'charge-exact' : 'charge-rounded', {
      percent: plain(percent),
      base: formatMoney(base),
      exact: plain(exact),
      amount: formatMoney(amount),
    }),
    step('charge-after', { left: formatMoney(base + amount) }),
  ];
}

/** Which month of interest it is, counted from the first the rule knows, whether or not anything was owed in it. */
function monthOf({ date }: Accrual, graceEnd: CalendarDate, first: 'DAY_AFTER' | 'MONTH_AFTER'): number {
  const chargeOn = addDays(graceEnd, 1);
  let months = 0;
  while (addMonths(chargeOn, months) < date) months += 1;
  return first === 'DAY_AFTER' ? months + 1 : months;
}

/** Without zeros at the end: a product carries more decimals than it has figures. */
const plain = (value: Decimal): string =>
  value.scale === 0 ? formatDecimal(value) : formatDecimal(value).replace(/\.?0+$/, '');

const step = (name: ChargeStep, values: Readonly<Record<string, string>>): ExplanationStep<ChargeStep> => ({
  step: name,
  values,
});
