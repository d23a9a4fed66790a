import { fail, ok, type Result } from './result';

/** A date of business, 'YYYY-MM-DD', without a zone (decision 9). Two of them compare as texts. */
export type CalendarDate = string & { readonly calendarDate: true };

/** A month and day that recur every year, 'MM-DD', such as the start of a fiscal year. */
export type MonthDay = string;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Whether a text is a date that exists: 2024-02-29 does, 2023-02-29 does not. Years 1900 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = ISO.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Reads a date as it travels. Impossible dates are told from texts of another shape. */
export function parseCalendarDate(
  text: string,
): Result<CalendarDate, { readonly kind: 'not-a-date' | 'impossible-date' }> {
  if (isCalendarDate(text)) return ok(text);
  return fail({ kind: ISO.test(text) ? 'impossible-date' : 'not-a-date' });
}

/** A date written in the program's own text or read from a date column; anything else is a bug. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new Error(`Not a calendar date: ${text}`);
  return text;
}

/** The date of a year, month (1 to 12) and day that are known to exist together. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  return calendarDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** The parts of a date; months count from 1. */
export function partsOf(date: CalendarDate): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The date `days` later, or earlier where negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(utcMs(date) + days * DAY_MS);
  return dateOf(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** The day of the week, Sunday 0 to Saturday 6. */
export const weekday = (date: CalendarDate): number => new Date(utcMs(date)).getUTCDay();

/** Days from the first date to the second; negative where the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (utcMs(to) - utcMs(from)) / DAY_MS;

/** The same day `months` later; where that month has no such day, its last day (31 January and one month is 28 or 29 February). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const [targetYear, targetMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return dateOf(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** The last day of the date's month. */
export function monthEnd(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return dateOf(year, month, daysInMonth(year, month));
}

/** How many days a month has in its year; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The earlier of two dates. */
export const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

/** The later of two dates. */
export const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

/** The order of two dates for a list of the oldest first. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The calendar date that a clock in the zone (IANA name) shows at an instant in milliseconds of the epoch. With the board's zone it
 * is the one way from an instant to a day: today, and the day on which something was done.
 */
export function dateInZone(instantMs: number, zone: string): CalendarDate {
  const parts = datePartsIn(zone).formatToParts(instantMs);
  const part = new Map(parts.map(({ type, value }) => [type, value]));
  return calendarDate(`${part.get('year') ?? ''}-${part.get('month') ?? ''}-${part.get('day') ?? ''}`);
}

/** The instant at which a date begins in the zone, in milliseconds of the epoch: midnight, or the first minute after a change of clocks that skips it. */
export function startOfDate(date: CalendarDate, zone: string): number {
  let before = utcMs(date) - 15 * HOUR_MS;
  let within = utcMs(date) + 15 * HOUR_MS;
  while (within - before > MINUTE_MS) {
    const middle = before + Math.floor((within - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dateInZone(middle, zone) < date) before = middle;
    else within = middle;
  }
  return within;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether a name is that of a time zone this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== '';
  } catch {
    // The platform's only way to say that it does not know a zone.
    return false;
  }
}

const dateParts = new Map<string, Intl.DateTimeFormat>();

/** Slow to make, and asked for by every row of a list. */
function datePartsIn(zone: string): Intl.DateTimeFormat {
  const known = dateParts.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dateParts.set(zone, made);
  return made;
}

const utcMs = (date: CalendarDate): number => {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day);
};

const pad = (value: number, width: number): string => value.toString().padStart(width, '0');
