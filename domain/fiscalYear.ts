import { addDays, addMonths, calendarDate, type CalendarDate, type MonthDay, partsOf } from './calendarDate';

/**
 * The fiscal year a date lies in, named by the calendar year in which it begins: with a start of '01-01' simply the date's year,
 * with '11-01' 2026-12-31 and 2027-10-31 both lie in 2026.
 */
export function fiscalYearOf(date: CalendarDate, start: MonthDay): number {
  const { year } = partsOf(date);
  return date.slice(5) >= start ? year : year - 1;
}

/** The first day of a fiscal year. */
export const fiscalYearStart = (fiscalYear: number, start: MonthDay): CalendarDate =>
  calendarDate(`${fiscalYear}-${start}`);

/** The last day of a fiscal year. */
export const fiscalYearEnd = (fiscalYear: number, start: MonthDay): CalendarDate =>
  addDays(fiscalYearStart(fiscalYear + 1, start), -1);

/** The quarter of its fiscal year that a date lies in. */
export function quarterOf(date: CalendarDate, start: MonthDay): 1 | 2 | 3 | 4 {
  const first = fiscalYearStart(fiscalYearOf(date, start), start);
  if (date < addMonths(first, 3)) return 1;
  if (date < addMonths(first, 6)) return 2;
  return date < addMonths(first, 9) ? 3 : 4;
}

/** First and last day of a part of a fiscal year: quarter 1 to 4 (three months each) or month 1 to 12 (one). */
export function periodOf(
  fiscalYear: number,
  index: number,
  monthsEach: 1 | 3,
  start: MonthDay,
): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const yearStart = fiscalYearStart(fiscalYear, start);
  const first = addMonths(yearStart, (index - 1) * monthsEach);
  return { first, last: addDays(addMonths(yearStart, index * monthsEach), -1) };
}
