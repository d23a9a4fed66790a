import { sql } from 'kysely';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { Program } from '../../../domain/program';
import { isCoveredBy } from '../../db/periodCover';
import type { Queries } from '../../db/tables';
import { recentPeriods } from '../../../domain/reportPeriod';

/** How many reports of active payers are missing past their due date, and since when the oldest is due. */
export async function countOverdueReports(
  queries: Queries,
  program: Program,
  today: CalendarDate,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const due = recentPeriods(program, today).filter((period) => period.dueDate < today);
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(period.due::timestamp at time zone ${program.boardZone}) as oldest
    from company
    cross join unnest(${due.map(({ fiscalYear }) => fiscalYear)}::int[], ${due.map(({ name }) => name)}::text[],
      ${due.map(({ last }) => last)}::date[], ${due.map(({ dueDate }) => dueDate)}::date[])
      as period (fiscal_year, name, last, due)
    where company.is_assessment_payer and company.status = 'Active' and not company.is_board
      and (company.created_at at time zone ${program.boardZone})::date <= period.last
      and not ${isCoveredBy(sql`company.id`, sql`period.last`)}
      and not exists (
        select 1 from assessment_report report
        where report.company_id = company.id and report.fiscal_year = period.fiscal_year
          and report.period = period.name and report.is_current and report.status in ('Submitted', 'UnderReview', 'Accepted', 'Returned'))`.execute(
    queries,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
