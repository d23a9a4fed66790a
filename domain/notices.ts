import { addDays, type CalendarDate, daysBetween } from './calendarDate';
import type { Expiring } from './foreseenClaims';
import { type Cents, sumMoney } from './money';
import type { ReportPeriod } from './reportPeriod';

/** A notice covers the last days of a week: where every line has a last day of its own, there is not one a day. */
const COVERED_DAYS = 7;

export interface RefundNotice {
  /** The first last day among those covered. */
  readonly lastDay: CalendarDate;
  readonly coveredUntil: CalendarDate;
  /** What expires within the days covered. */
  readonly amount: Cents;
}

/**
 * Whether a company is to be notified now of what it can still claim for a year and a reason, `days` before the last day. 0 days
 * turn notices off.
 */
export function refundNotice(
  expiring: readonly Expiring[],
  { today, days, coveredUntil }: NoticeTerms,
): RefundNotice | null {
  const first = expiring.find(
    ({ lastDay }) => lastDay >= today && (coveredUntil === null || lastDay > coveredUntil),
  );
  if (first === undefined || days === 0 || daysBetween(today, first.lastDay) > days) return null;
  const until = addDays(first.lastDay, COVERED_DAYS - 1);
  const covered = expiring.filter(({ lastDay }) => lastDay >= first.lastDay && lastDay <= until);
  return {
    lastDay: first.lastDay,
    coveredUntil: until,
    amount: sumMoney(covered.map(({ amount }) => amount)),
  };
}

interface NoticeTerms {
  readonly today: CalendarDate;
  readonly days: number;
  /** The last day that the newest notice of the year and reason covered. */
  readonly coveredUntil: CalendarDate | null;
}

/** The periods that have ended and are due within `days`. A report cannot be sent before its period ends. */
export const periodsDueSoon = (
  periods: readonly ReportPeriod[],
  today: CalendarDate,
  days: number,
): readonly ReportPeriod[] =>
  days === 0
    ? []
    : periods.filter(
        ({ last, dueDate }) => last < today && dueDate >= today && daysBetween(today, dueDate) <= days,
      );
