import { sql } from 'kysely';
import { type CalendarDate, dateInZone } from '../../domain/calendarDate';
import type { Services } from '../services';

export interface BoardMoment {
  readonly at: Date;
  /** The board's date at `at`. */
  readonly today: CalendarDate;
}

/**
 * Now, and the board's date now: in the zone that the configuration in force names (decision 9), or in the environment's before
 * anything is configured.
 */
export async function boardMoment({
  clock,
  config,
  database,
}: Pick<Services, 'clock' | 'config' | 'database'>): Promise<BoardMoment> {
  const at = clock.now();
  const row = await database.db
    .selectFrom('program_configuration')
    .select(sql<string>`content ->> 'boardZone'`.as('zone'))
    .where('effective_at', '<=', at)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { at, today: dateInZone(at.getTime(), row?.zone ?? config.boardZone) };
}
