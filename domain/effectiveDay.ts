import { addMonths, type CalendarDate } from './calendarDate';

/** How far ahead the board can schedule a change of the configuration; further is a slip in the year. */
const MONTHS_AHEAD = 24;

/** The last day that a change made today can take effect on. */
export const lastEffectiveDay = (today: CalendarDate): CalendarDate => addMonths(today, MONTHS_AHEAD);

/** Whether a change made today can take effect on a day: never before today, since what was decided by then stays as it is. */
export const isEffectiveDay = (day: CalendarDate, today: CalendarDate): boolean =>
  today <= day && day <= lastEffectiveDay(today);
