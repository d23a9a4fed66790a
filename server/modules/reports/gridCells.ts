import type { z } from 'zod';
import type { gridCell, gridRow } from '../../../contract/entities/reportGrid';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { gridState } from '../../../domain/gridCell';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import type { Queries } from '../../db/tables';
import type { GridCompany } from './gridRows';

export type GridRow = z.output<typeof gridRow>;
type GridCell = z.output<typeof gridCell>;

/** The rows of the grid for companies in the order given, with a cell for each period. */
export async function fillGrid(
  queries: Queries,
  companies: readonly GridCompany[],
  periods: readonly ReportPeriod[],
  today: CalendarDate,
): Promise<GridRow[]> {
  const ids = companies.map(({ id }) => id);
  const years = periods.map(({ fiscalYear }) => fiscalYear);
  const isEmpty = ids.length === 0 || years.length === 0;
  const reports = isEmpty ? [] : await findReports(queries, ids, years);
  const standing = new Map(
    reports.filter((each) => each.is_current && each.status !== 'Draft').map((each) => [keyOf(each), each]),
  );
  const pending = new Set(reports.filter((each) => !each.is_current).map(keyOf));
  const reminders = new Map(
    (isEmpty ? [] : await findReminders(queries, ids, years)).map((each) => [keyOf(each), each.sent_at]),
  );
  const covered = isEmpty ? [] : await findCovers(queries, ids);
  return companies.map((company) => ({
    companyId: company.id,
    companyName: company.name,
    owing: company.owing,
    missing: company.missing,
    late: company.late,
    amended: company.amended,
    cells: periods.map((period): GridCell => {
      const key = `${company.id} ${period.fiscalYear} ${period.name}`;
      const report = standing.get(key);
      return {
        state: gridState(
          period,
          report?.status ?? null,
          calendarDate(company.known_since),
          today,
          isCovered(covered, company.id, period),
        ),
        reportId: report?.id ?? null,
        amountDue: report?.amount_due ?? null,
        balance: report?.balance ?? null,
        isLate: report?.received_on != null && report.received_on > report.due_date,
        isAmended: (report?.revision ?? 1) > 1,
        hasPendingAmendment: pending.has(key),
        remindedAt: reminders.get(key)?.toISOString() ?? null,
      };
    }),
  }));
}

const keyOf = (period: { company_id: string; fiscal_year: number; period: string }): string =>
  `${period.company_id} ${period.fiscal_year} ${period.period}`;

const findReports = (queries: Queries, ids: readonly string[], years: readonly number[]) =>
  queries
    .selectFrom('assessment_report')
    .select(['id', 'company_id', 'fiscal_year', 'period', 'status', 'is_current', 'revision'])
    .select(['amount_due', 'balance', 'received_on', 'due_date'])
    .where('company_id', 'in', ids)
    .where('fiscal_year', 'in', years)
    .where((where) =>
      where.or([where('is_current', '=', true), where('status', 'in', ['Submitted', 'UnderReview'])]),
    )
    .execute();

const findCovers = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('exemption')
    .select(['company_id', 'valid_from', 'valid_to'])
    .where('company_id', 'in', ids)
    .where('kind', '=', 'SMALL_VOLUME')
    .where('status', 'in', ['Approved', 'Expired'])
    .execute();

const isCovered = (
  covers: Awaited<ReturnType<typeof findCovers>>,
  companyId: string,
  { last }: ReportPeriod,
): boolean =>
  covers.some(
    ({ company_id, valid_from, valid_to }) =>
      company_id === companyId &&
      valid_from !== null &&
      valid_to !== null &&
      valid_from <= last &&
      last <= valid_to,
  );

const findReminders = (queries: Queries, ids: readonly string[], years: readonly number[]) =>
  queries
    .selectFrom('report_reminder')
    .select(['company_id', 'fiscal_year', 'period'])
    .select((eb) => eb.fn.max<Date>('sent_at').as('sent_at'))
    .where('company_id', 'in', ids)
    .where('fiscal_year', 'in', years)
    .groupBy(['company_id', 'fiscal_year', 'period'])
    .execute();
