import { type CalendarDate, dateInZone, daysBetween, isCalendarDate } from '../../../domain/calendarDate';

/** How a claim stands against its clock, in whole days. */
export type Clock = { readonly kind: 'left' | 'over'; readonly days: number } | { readonly kind: 'today' };

/** Days from today to the day a decision is due; null for a date that cannot be read. */
export function clockOf(due: string, today: CalendarDate): Clock | null {
  if (!isCalendarDate(due)) return null;
  const days = daysBetween(today, due);
  if (days === 0) return { kind: 'today' };
  return days > 0 ? { kind: 'left', days } : { kind: 'over', days: -days };
}

/** Whole days since an instant, by the board's calendar; never below zero. */
export const daysSince = (instant: string, today: CalendarDate, boardZone: string): number =>
  Math.max(0, daysBetween(dateInZone(Date.parse(instant), boardZone), today));
