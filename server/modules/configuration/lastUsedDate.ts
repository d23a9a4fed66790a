import { sql } from 'kysely';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import type { Program } from '../../../domain/program';
import { periodNamed } from '../../../domain/reportPeriod';
import type { Queries } from '../../db/tables';

/** The last day that a report or an entry line stands for; null where there is none. */
export async function findLastUsedDate(queries: Queries, program: Program): Promise<CalendarDate | null> {
  const reported = await queries
    .selectFrom('assessment_report')
    .select(['fiscal_year', 'period'])
    .distinct()
    .where('status', 'not in', ['Draft', 'Void'])
    .execute();
  const { rows } = await sql<{
    last: string | null;
  }>`select max(entry_date) as last from customs_line`.execute(queries);
  const days = [
    ...reported.flatMap(({ fiscal_year, period }) => periodNamed(fiscal_year, period, program)?.last ?? []),
    ...rows.flatMap(({ last }) => (last === null ? [] : [calendarDate(last)])),
  ];
  return days.reduce<CalendarDate | null>(
    (latest, day) => (latest === null || day > latest ? day : latest),
    null,
  );
}
