import { addDays, type CalendarDate, daysBetween } from './calendarDate';

/** The board's time for a decision. It is paused while the company owes an answer. */
export interface DecisionClock {
  /** The last day for the decision, pauses that are over included; null where there is none. */
  readonly due: CalendarDate | null;
  /** Since when it is paused; null while it runs. */
  readonly pausedOn: CalendarDate | null;
}

/** The clock once the company has answered: as many days later as it was paused. */
export function resumeClock(clock: DecisionClock, today: CalendarDate): DecisionClock {
  if (clock.pausedOn === null || clock.due === null) return { due: clock.due, pausedOn: null };
  return { due: addDays(clock.due, daysBetween(clock.pausedOn, today)), pausedOn: null };
}

/** Whole days left for the decision, below zero when it is late; those left at the pause while the clock is paused. */
export function decisionDaysLeft(clock: DecisionClock, today: CalendarDate): number | null {
  return clock.due === null ? null : daysBetween(clock.pausedOn ?? today, clock.due);
}

/** From how many days before its end a certificate may be renewed. */
export const RENEWAL_DAYS = 60;

/** The first day on which a certificate's renewal may be applied for. */
export const renewalOpensOn = (validTo: CalendarDate): CalendarDate => addDays(validTo, -RENEWAL_DAYS);
