import { addDays, type CalendarDate, dateOf, daysInMonth, earlier, monthEnd, partsOf } from './calendarDate';
import { fiscalYearEnd } from './fiscalYear';
import type { Program } from './program';

/** When the report of a period is due. No deadline moves for weekends or holidays (reference 10.22). */
export function reportDueDate(periodEnd: CalendarDate, program: Pick<Program, 'dueRule'>): CalendarDate {
  const rule = program.dueRule;
  if (rule.kind === 'days-after-end') return addDays(periodEnd, rule.days);
  const { year, month } = partsOf(addDays(monthEnd(periodEnd), 1));
  return dateOf(year, month, Math.min(rule.day, daysInMonth(year, month)));
}

/** The last day a payment may arrive without a late charge. */
export const graceEnd = (
  dueDate: CalendarDate,
  program: { readonly lateRule: Pick<Program['lateRule'], 'graceDays'> },
): CalendarDate => addDays(dueDate, program.lateRule.graceDays);

/** By when the board must decide a refund claim received on a date. */
export const refundDecisionDue = (
  receivedOn: CalendarDate,
  program: Pick<Program, 'refundDecisionDays'>,
): CalendarDate => addDays(receivedOn, program.refundDecisionDays);

/** What the last day for claiming a line follows from. */
export interface ClaimedEntry {
  readonly entryDate: CalendarDate;
  /** When Customs was paid; the entry date stands in where it is not known. */
  readonly paymentDate: CalendarDate | null;
}

/** The last day on which a refund of the line may be claimed, that day included; null where the program sets none. */
export function refundDeadline(
  line: ClaimedEntry,
  fiscalYear: number,
  program: Pick<Program, 'refundWindow' | 'fiscalYearStart'>,
): CalendarDate | null {
  const window = program.refundWindow;
  switch (window.anchor) {
    case 'NONE':
      return null;
    case 'MONTH_END':
      return addDays(monthEnd(line.entryDate), window.days);
    case 'YEAR_END':
      return addDays(fiscalYearEnd(fiscalYear, program.fiscalYearStart), window.days);
    case 'PAYMENT_DATE':
      return addDays(line.paymentDate ?? line.entryDate, window.days);
  }
}

/** The earliest of the lines' last days; null where the program sets none or there are no lines. */
export function claimDeadline(
  lines: readonly ClaimedEntry[],
  fiscalYear: number,
  program: Pick<Program, 'refundWindow' | 'fiscalYearStart'>,
): CalendarDate | null {
  const dates = lines
    .map((line) => refundDeadline(line, fiscalYear, program))
    .filter((date) => date !== null);
  return dates.reduce<CalendarDate | null>(
    (first, date) => (first === null ? date : earlier(first, date)),
    null,
  );
}

/** When a certificate's holder who passed the exempt quantity must pay: 30 days after the fiscal year (7 CFR 1217.53(a)(6)). */
export const thresholdPaymentDue = (
  fiscalYear: number,
  program: Pick<Program, 'fiscalYearStart'>,
): CalendarDate => addDays(fiscalYearEnd(fiscalYear, program.fiscalYearStart), 30);
