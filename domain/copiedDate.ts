import { addMonths, type CalendarDate, dateOf, daysInMonth, monthEnd, partsOf } from './calendarDate';

interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * The day of a line that is copied from one period into another: the same day of the month at the same place in the period. The end
 * of a month stays one. Null where it cannot be known: a day that the month does not have, or one outside the period.
 */
export function copiedDate(date: CalendarDate, from: Days, to: Days): CalendarDate | null {
  if (date < from.first || date > from.last) return null;
  if (date === from.last) return to.last;
  const begin = partsOf(from.first);
  const { year, month, day } = partsOf(date);
  const target = partsOf(addMonths(to.first, (year - begin.year) * 12 + month - begin.month));
  if (date === monthEnd(date)) return within(monthEnd(dateOf(target.year, target.month, 1)), to);
  if (day > daysInMonth(target.year, target.month)) return null;
  return within(dateOf(target.year, target.month, day), to);
}

const within = (date: CalendarDate, { first, last }: Days): CalendarDate | null =>
  date < first || date > last ? null : date;
