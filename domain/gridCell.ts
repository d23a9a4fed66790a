import type { CalendarDate } from './calendarDate';
import type { ReportPeriod } from './reportPeriod';
import type { ReportStatus } from './reportStates';

/** How a company stands with one period. */
export const GRID_STATES = [
  'missing',
  'open',
  'running',
  'not-required',
  'exempt',
  'returned',
  'waiting',
  'accepted',
] as const;
export type GridState = (typeof GRID_STATES)[number];

/**
 * The state of a company's period: a report that was returned is awaited again, one that came from before the company was known is
 * not asked for, nor is one of a period that a small-volume certificate covers, and what is past its due date without a report is
 * missing.
 * @param status of the report that stands for the period; null without one
 * @param knownSince the day the company was registered
 * @param isCovered whether a small-volume certificate covers the period's last day
 */
export function gridState(
  period: Pick<ReportPeriod, 'last' | 'dueDate'>,
  status: ReportStatus | null,
  knownSince: CalendarDate,
  today: CalendarDate,
  isCovered: boolean,
): GridState {
  if (status === 'Accepted') return 'accepted';
  if (status === 'Submitted' || status === 'UnderReview') return 'waiting';
  if (status === 'Returned') return 'returned';
  if (period.last < knownSince) return 'not-required';
  if (isCovered) return 'exempt';
  if (today <= period.last) return 'running';
  return today > period.dueDate ? 'missing' : 'open';
}
