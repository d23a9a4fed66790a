import {
  addDays,
  type CalendarDate,
  dateOf,
  daysInMonth,
  earlier,
  later,
  monthEnd,
  partsOf,
  weekday,
} from './calendarDate';
import { fiscalYearEnd } from './fiscalYear';
import type { Program } from './program';

const SATURDAY = 6;
const SUNDAY = 0;

type Rolling = Pick<Program, 'rollRule'>;

/** A deadline of a company's, moved off the weekend where the program says so; holidays move nothing. */
export function rollToWeekday(date: CalendarDate, { rollRule }: Rolling): CalendarDate {
  if (rollRule !== 'NEXT_WEEKDAY') return date;
  const day = weekday(date);
  return day === SATURDAY ? addDays(date, 2) : day === SUNDAY ? addDays(date, 1) : date;
}

/** When the report of a period is due. */
export function reportDueDate(
  periodEnd: CalendarDate,
  program: Pick<Program, 'dueRule'> & Rolling,
): CalendarDate {
  const rule = program.dueRule;
  if (rule.kind === 'days-after-end') return rollToWeekday(addDays(periodEnd, rule.days), program);
  const { year, month } = partsOf(addDays(monthEnd(periodEnd), 1));
  return rollToWeekday(dateOf(year, month, Math.min(rule.day, daysInMonth(year, month))), program);
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

/**
 * By when a claim must be decided once Customs has sent a line it waited for: the days count from when the board has the money
 * (7 CFR 1217.53(b)), so they begin again that day, and never end before they would have.
 */
export const decisionDueOnceSent = (
  due: CalendarDate,
  sentOn: CalendarDate,
  program: Pick<Program, 'refundDecisionDays'>,
): CalendarDate => {
  const recalculated = refundDecisionDue(sentOn, program);
  return later(recalculated, due);
};

/** The last day on which a rejection may be appealed against. */
export const appealEnd = (rejectedOn: CalendarDate, program: Pick<Program, 'appealDays'>): CalendarDate =>
  addDays(rejectedOn, program.appealDays);

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
  program: Pick<Program, 'refundWindow' | 'fiscalYearStart'> & Rolling,
): CalendarDate | null {
  const window = program.refundWindow;
  switch (window.anchor) {
    case 'NONE':
      return null;
    case 'MONTH_END':
      return rollToWeekday(addDays(monthEnd(line.entryDate), window.days), program);
    case 'YEAR_END':
      return rollToWeekday(addDays(fiscalYearEnd(fiscalYear, program.fiscalYearStart), window.days), program);
    case 'PAYMENT_DATE':
      return rollToWeekday(addDays(line.paymentDate ?? line.entryDate, window.days), program);
  }
}

/** The earliest of the lines' last days; null where the program sets none or there are no lines. */
export function claimDeadline(
  lines: readonly ClaimedEntry[],
  fiscalYear: number,
  program: Pick<Program, 'refundWindow' | 'fiscalYearStart'> & Rolling,
): CalendarDate | null {
  const [first, ...others] = lines
    .map((line) => refundDeadline(line, fiscalYear, program))
    .filter((date) => date !== null);
  return first === undefined ? null : others.reduce(earlier, first);
}

/**
 * The last day for a claim, an extension included; null where the program sets none.
 * @param lateUntil the last day on which late claims are accepted; null where they are not
 */
export const lastClaimDay = (
  deadline: CalendarDate | null,
  lateUntil: CalendarDate | null,
): CalendarDate | null => (deadline === null || lateUntil === null ? deadline : later(deadline, lateUntil));

/** When a certificate's holder who passed the exempt quantity must pay: 30 days after the fiscal year (7 CFR 1217.53(a)(6)). */
export const thresholdPaymentDue = (
  fiscalYear: number,
  program: Pick<Program, 'fiscalYearStart'>,
): CalendarDate => addDays(fiscalYearEnd(fiscalYear, program.fiscalYearStart), 30);
