import { calendarDate, type CalendarDate } from '../../../../domain/calendarDate';
import { appealEnd } from '../../../../domain/deadlines';
import type { Program } from '../../../../domain/program';
import type { ClaimRow } from '../claimRecord';

/** The last day to appeal against a claim's rejection; null when there is none to appeal against, or no more. */
export function appealDeadline(
  { status, appealed_at, rejected_on }: Pick<ClaimRow, 'status' | 'appealed_at' | 'rejected_on'>,
  program: Pick<Program, 'appealDays'>,
  today: string,
): CalendarDate | null {
  if (status !== 'Rejected' || appealed_at !== null || rejected_on === null) return null;
  const until = appealEnd(calendarDate(rejected_on), program);
  return today > until ? null : until;
}
