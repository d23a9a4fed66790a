import { type CalendarDate, dateInZone } from '../../../domain/calendarDate';
import type { ProgramDocument } from '../../../domain/programDocument';
import type { Queries } from '../../db/tables';

/** The configuration that takes effect on a later day. */
export interface ScheduledConfiguration {
  readonly version: string;
  readonly document: ProgramDocument;
  readonly effectiveOn: CalendarDate;
}

/** The configuration that a change scheduled for a later day will put in effect; null where none is scheduled. At most one is. */
export async function findScheduled(
  queries: Queries,
  at: Date,
  boardZone: string,
): Promise<ScheduledConfiguration | null> {
  const row = await queries
    .selectFrom('program_configuration')
    .select(['id', 'content', 'effective_at'])
    .where('effective_at', '>', at)
    .where('canceled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const effectiveOn = dateInZone(row.effective_at.getTime(), boardZone);
  return { version: row.id, document: row.content, effectiveOn };
}
