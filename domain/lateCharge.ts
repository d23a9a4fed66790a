import { addDays, addMonths, type CalendarDate } from './calendarDate';
import { type Decimal, multiply } from './decimal';
import type { Explanation } from './explanation';
import { type Cents, centsFrom, dollarsOf, formatMoney } from './money';
import type { LateRule } from './program';

export interface LatePosting {
  readonly kind: 'late-charge' | 'interest' | 'payment';
  readonly date: CalendarDate;
  /** What is added to the balance; negative for a payment. */
  readonly amount: Cents;
  readonly balance: Cents;
}

export interface LateCharges {
  readonly lateCharge: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
  readonly postings: readonly LatePosting[];
}

export interface OverdueAssessment {
  readonly amount: Cents;
  readonly dueDate: CalendarDate;
  /** Payments by the day they were received, in any order. */
  readonly payments: readonly { readonly receivedOn: CalendarDate; readonly amount: Cents }[];
}

/**
 * What an assessment has grown to by a date (7 CFR 1217.520): once the grace after the due date has passed, a one-time charge on
 * what is still unpaid, then monthly interest on the balance with charge and earlier interest, until it is paid. The program says
 * whether the first interest posts with the charge or a month later. Every posting is rounded half up to cents.
 */
export function lateCharges(assessment: OverdueAssessment, rule: LateRule, asOf: CalendarDate): LateCharges {
  const chargeOn = addDays(assessment.dueDate, rule.graceDays + 1);
  const postings: LatePosting[] = [];
  let balance = assessment.amount;
  let lateCharge = 0n;
  let interest = 0n;
  const post = (kind: LatePosting['kind'], date: CalendarDate, amount: Cents): void => {
    balance += amount;
    postings.push({ kind, date, amount, balance });
  };

  const payments = [...assessment.payments].sort((a, b) =>
    a.receivedOn < b.receivedOn ? -1 : a.receivedOn > b.receivedOn ? 1 : 0,
  );
  const receive = (before: CalendarDate): void => {
    while (payments[0] !== undefined && payments[0].receivedOn < before) {
      const { receivedOn, amount } = payments[0];
      payments.shift();
      post('payment', receivedOn, -amount);
    }
  };

  receive(chargeOn);
  if (asOf >= chargeOn && balance > 0n) {
    lateCharge = percentOf(balance, rule.chargePercent);
    post('late-charge', chargeOn, lateCharge);
    for (
      let month = rule.firstInterest === 'DAY_AFTER' ? 0 : 1;
      addMonths(chargeOn, month) <= asOf;
      month += 1
    ) {
      const date = addMonths(chargeOn, month);
      receive(date);
      if (balance <= 0n) break;
      const added = percentOf(balance, rule.monthlyInterestPercent);
      interest += added;
      post('interest', date, added);
    }
  }
  receive(addDays(asOf, 1));
  return { lateCharge, interest, balance, postings };
}

/** The postings as figures a person can follow. */
export const explainLate = (charges: LateCharges): Explanation<LatePosting['kind']> =>
  charges.postings.map(({ kind, date, amount, balance }) => ({
    step: kind,
    values: { date, amount: formatMoney(amount), balance: formatMoney(balance) },
  }));

const percentOf = (amount: Cents, percent: Decimal): Cents =>
  centsFrom(multiply(dollarsOf(amount), { units: percent.units, scale: percent.scale + 2 }));
