import type { z } from 'zod';
import type { reportGrid } from '../../../contract/entities/reportGrid';
import { mayListCompanies } from '../../../domain/companyPermissions';
import type { CalendarDate } from '../../../domain/calendarDate';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import type { Program } from '../../../domain/program';
import { periodsUntil, type ReportPeriod } from '../../../domain/reportPeriod';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { fieldFailed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { fillGrid } from './gridCells';
import { findGridCompanies, type GridFilter } from './gridRows';

export type ReportGrid = z.output<typeof reportGrid>;

export interface GridQuery extends GridFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
}

const MOST_YEARS = 3;

/** Every active payer against every period of the years asked for that has begun. */
export async function readGrid(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  query: GridQuery,
): Promise<Outcome<ReportGrid>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const program = await programInForce(queries, reader.at);
  const periods = gridPeriods(query, program, reader.today);
  if (!periods.ok) return periods;
  const { page, pageSize } = query;
  const find = (limit: number, offset: number) =>
    findGridCompanies(queries, periods.value, reader.today, program.boardZone, query, { limit, offset });
  const companies = await find(pageSize, (page - 1) * pageSize);
  // A page past the end has no rows and the true totals.
  const first = companies[0] ?? (page === 1 ? undefined : (await find(1, 0))[0]);
  return ok({
    periods: periods.value.map(({ fiscalYear, index, name, last, dueDate }) => ({
      fiscalYear,
      index,
      period: name,
      lastDay: last,
      dueDate,
    })),
    rows: await fillGrid(queries, companies, periods.value, reader.today),
    total: first?.total ?? 0,
    counts: {
      missing: first?.all_missing ?? 0,
      late: first?.all_late ?? 0,
      amended: first?.all_amended ?? 0,
      returned: first?.all_returned ?? 0,
      waiting: first?.all_waiting ?? 0,
    },
    page,
    pageSize,
    sort: query.sort,
    next: null,
    previous: null,
  });
}

/** The periods of the years asked for that have begun, oldest first. */
export function gridPeriods(
  { fromYear, toYear }: Pick<GridQuery, 'fromYear' | 'toYear'>,
  program: Program,
  today: CalendarDate,
): Outcome<readonly ReportPeriod[]> {
  const running = fiscalYearOf(today, program.fiscalYearStart);
  const last = toYear ?? Math.max(running, fromYear ?? running);
  const first = fromYear ?? last - 1;
  if (last < first || last - first >= MOST_YEARS) return fieldFailed('toYear', 'field-invalid');
  return ok(periodsUntil(program, first, today).filter(({ fiscalYear }) => fiscalYear <= last));
}
