import { type CalendarDate, dateOf, daysInMonth, parseCalendarDate } from './calendarDate';
import { fail, ok, type Result } from './result';

export type DateTextFault =
  | { readonly kind: 'missing' }
  /** A well-formed date that does not exist, such as 2024-04-31. */
  | { readonly kind: 'impossible-date' }
  /** A bare day count such as 45366, which a spreadsheet shows as a date. It is not guessed back into one. */
  | { readonly kind: 'spreadsheet-serial' }
  | { readonly kind: 'not-a-date' };

/**
 * Reads a date as files may write it: YYYY-MM-DD, or MM/DD/YYYY, always month first. A time of midnight after it is ignored, since
 * spreadsheets add one. Every other spelling is refused: two-digit years and day-first dates could be another day.
 */
export function readDateText(text: string): Result<CalendarDate, DateTextFault> {
  const plain = text.trim().replace(/[T ]0{1,2}:00(?::00(?:\.0+)?)?Z?$/, '');
  if (plain === '') return fail({ kind: 'missing' });
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return fail({ kind: 'spreadsheet-serial' });
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain);
  if (american === null) return parseCalendarDate(plain);
  const [month, day, year] = [Number(american[1]), Number(american[2]), Number(american[3])];
  const exists = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? ok(dateOf(year, month, day)) : fail({ kind: 'impossible-date' });
}
