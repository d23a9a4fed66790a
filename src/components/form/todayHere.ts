import { dateInZone, type CalendarDate } from '../../../domain/calendarDate';

/** The calendar day where the reader sits: what a date field begins with. The server judges by the board's day. */
export const todayHere = (): CalendarDate =>
  dateInZone(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone);
