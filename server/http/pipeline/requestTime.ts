import { sql } from 'kysely';
import { type CalendarDate, dateInZone } from '../../../domain/calendarDate';
import { rowInForce } from '../../modules/configuration/configurationRow';
import type { Services } from '../../services';

export interface RequestTime {
  readonly at: Date;
  /** The board's date at `at`. */
  readonly today: CalendarDate;
  /** The zone whose date that is, an IANA name. */
  readonly boardZone: string;
}

/**
 * Now, and the board's date now: in the zone that the configuration in force names (decision 9), or in the environment's before
 * anything is configured.
 */
export async function readRequestTime({
  clock,
  config,
  database,
}: Pick<Services, 'clock' | 'config' | 'database'>): Promise<RequestTime> {
  const at = clock.now();
  const row = await rowInForce(database.db, at)
    .select(sql<string>`content ->> 'boardZone'`.as('zone'))
    .executeTakeFirst();
  const boardZone = row?.zone ?? config.boardZone;
  return { at, today: dateInZone(at.getTime(), boardZone), boardZone };
}
