import { type CalendarDate, daysBetween, isCalendarDate } from '../../../domain/calendarDate';

/** How a claim stands against its clock, in whole days. */
export type Clock = { readonly kind: 'left' | 'over'; readonly days: number } | { readonly kind: 'today' };

/** Days from today to the day a decision is due; null for a date that cannot be read. */
export function clockOf(due: string, today: CalendarDate): Clock | null {
  if (!isCalendarDate(due)) return null;
  const days = daysBetween(today, due);
  if (days === 0) return { kind: 'today' };
  return days > 0 ? { kind: 'left', days } : { kind: 'over', days: -days };
}

/** Whole days since an instant, by the reader's calendar; never below zero. */
export function daysSince(instant: string, today: CalendarDate): number {
  const day = dayOf(new Date(instant));
  return isCalendarDate(day) ? Math.max(0, daysBetween(day, today)) : 0;
}

/** The reader's own calendar day of a moment. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;
