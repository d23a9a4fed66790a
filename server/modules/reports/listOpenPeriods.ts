import type { z } from 'zod';
import type { openPeriod } from '../../../contract/entities/report';
import { dateInZone, daysBetween } from '../../../domain/calendarDate';
import { recentPeriods, type ReportPeriod } from '../../../domain/reportPeriod';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findReportingCompany } from './reportingCompany';

export type OpenPeriod = z.output<typeof openPeriod>;

/**
 * The periods of this fiscal year and the one before that the company has not reported, oldest first. Those that ended before it was
 * registered stand behind the others, newest first: they may be reported, and nobody asks for them.
 */
export async function listOpenPeriods(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
): Promise<Outcome<OpenPeriod[]>> {
  const company = await findReportingCompany(queries, reader, 'view');
  if (!company.ok) return company;
  const program = await programInForce(queries, reader.at);
  const since = dateInZone(company.value.createdAt.getTime(), program.boardZone);
  const reports = await queries
    .selectFrom('assessment_report')
    .select(['id', 'fiscal_year', 'period', 'status'])
    .where('company_id', '=', company.value.id)
    .where('is_current', '=', true)
    .where('status', '<>', 'Draft')
    .execute();
  const drafts = await queries
    .selectFrom('report_draft')
    .select(['fiscal_year', 'period'])
    .where('company_id', '=', company.value.id)
    .execute();
  const keyOf = (period: { fiscal_year: number; period: string }): string =>
    `${period.fiscal_year} ${period.period}`;
  const filed = new Map(reports.map((report) => [keyOf(report), report]));
  const drafted = new Set(drafts.map(keyOf));
  const open = recentPeriods(program, reader.today).flatMap((period): readonly OpenPeriod[] => {
    const key = keyOf({ fiscal_year: period.fiscalYear, period: period.name });
    const report = filed.get(key);
    if (report !== undefined && report.status !== 'Returned') return [];
    return [
      {
        fiscalYear: period.fiscalYear,
        index: period.index,
        period: period.name,
        firstDay: period.first,
        lastDay: period.last,
        dueDate: period.dueDate,
        daysLeft: daysBetween(reader.today, period.dueDate),
        state: report === undefined ? stateOf(period, since, reader.today) : 'returned',
        hasDraft: drafted.has(key),
        reportId: report?.id ?? null,
      },
    ];
  });
  const isEarlier = ({ state }: OpenPeriod): boolean => state === 'earlier';
  return ok([...open.filter((each) => !isEarlier(each)), ...open.filter(isEarlier).reverse()]);
}

function stateOf(period: ReportPeriod, since: string, today: string): OpenPeriod['state'] {
  if (period.last < since) return 'earlier';
  if (today <= period.last) return 'running';
  return today > period.dueDate ? 'overdue' : 'open';
}
