import { nextBankingDay } from './bankingDay';
import { type CalendarDate, daysBetween } from './calendarDate';

/** The day `days` banking days after a date: weekends and the holidays of the Federal Reserve don't count. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextBankingDay(day);
  return day;
}

/** The first day on which a run may pay into an account that was set on a day; null when it may already. */
export function payableFrom(setOn: CalendarDate, waitDays: number, today: CalendarDate): CalendarDate | null {
  const first = addBusinessDays(setOn, waitDays);
  return first > today ? first : null;
}

/** An account counts as new for so many days after it was named or changed. */
const NEW_ACCOUNT_DAYS = 30;

/** Whether an account was named or changed so recently that whoever pays should look twice. */
export function isNewAccount(setOn: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(setOn, today) < NEW_ACCOUNT_DAYS;
}
