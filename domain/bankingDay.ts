import { addDays, type CalendarDate, dateOf, partsOf, weekday } from './calendarDate';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Days that are the same each year: New Year, Juneteenth, Independence Day, Veterans Day, Christmas. */
const FIXED: readonly (readonly [number, number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];

/** The n-th of a weekday in a month: King, Presidents, Labor and Columbus Day, and Thanksgiving. Memorial Day is May's last Monday. */
const FLOATING: readonly (readonly [month: number, nth: number, day: number])[] = [
  [1, 3, MONDAY],
  [2, 3, MONDAY],
  [9, 1, MONDAY],
  [10, 2, MONDAY],
  [11, 4, THURSDAY],
];

/** The days of a year, in order, on which the Federal Reserve is closed although they are no weekend (frbservices.org). */
export function federalReserveHolidays(year: number): readonly CalendarDate[] {
  const fixed = FIXED.map(([month, day]) => dateOf(year, month, day))
    // On a Sunday the Monday after is closed; on a Saturday the Friday before stays open.
    .map((day) => (weekday(day) === SUNDAY ? addDays(day, 1) : day))
    .filter((day) => weekday(day) !== SATURDAY);
  const floating = FLOATING.map(([month, nth, day]) => nthWeekday(dateOf(year, month, 1), nth, day));
  const lastOfMay = dateOf(year, 5, 31);
  const memorial = addDays(lastOfMay, -((weekday(lastOfMay) + 6) % 7));
  return [...fixed, ...floating, memorial].toSorted();
}

function nthWeekday(first: CalendarDate, nth: number, day: number): CalendarDate {
  return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
}

/** Whether banks settle payments on a day. */
export function isBankingDay(day: CalendarDate): boolean {
  const { year } = partsOf(day);
  return weekday(day) !== SUNDAY && weekday(day) !== SATURDAY && !federalReserveHolidays(year).includes(day);
}

/** The first day after this one on which banks settle payments. */
export function nextBankingDay(day: CalendarDate): CalendarDate {
  const next = addDays(day, 1);
  return isBankingDay(next) ? next : nextBankingDay(next);
}
