import { type RawBuilder, sql } from 'kysely';
import type { COMPANY_KINDS } from '../../../contract/entities/company';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import { containsText } from '../../db/containsText';
import type { Queries } from '../../db/tables';

export interface GridFilter {
  readonly show?: 'missing' | 'late' | 'amended' | 'returned' | 'waiting' | 'owing' | undefined;
  readonly kind?: (typeof COMPANY_KINDS)[number] | undefined;
  /** A part of the company's name. */
  readonly q?: string | undefined;
  /** A column, `-` before it for descending. */
  readonly sort: string;
}

export interface GridCompany {
  readonly id: string;
  readonly name: string;
  readonly known_since: string;
  readonly owing: string;
  readonly missing: number;
  readonly late: number;
  readonly amended: number;
  readonly total: number;
  /** Of all companies that match. */
  readonly all_missing: number;
  readonly all_late: number;
  readonly all_amended: number;
  readonly all_returned: number;
  readonly all_waiting: number;
}

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  companyName: sql`sort_text(name)`,
  owing: sql`owing`,
  missing: sql`missing`,
  late: sql`late`,
  amended: sql`amended`,
};

const SHOWN: Readonly<Record<NonNullable<GridFilter['show']>, RawBuilder<boolean>>> = {
  missing: sql`missing > 0`,
  late: sql`late > 0`,
  amended: sql`amended > 0`,
  returned: sql`returned > 0`,
  waiting: sql`waiting > 0`,
  owing: sql`owing > 0`,
};

/**
 * The companies of the grid with how many of the periods they miss, reported late or amended. Reports are counted in one pass over
 * the years shown, so that two thousand companies of twenty-four periods take a few dozen milliseconds.
 */
export async function findGridCompanies(
  queries: Queries,
  periods: readonly ReportPeriod[],
  today: CalendarDate,
  boardZone: string,
  filter: GridFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly GridCompany[]> {
  const isDescending = filter.sort.startsWith('-');
  const order = SORTS[filter.sort.replace(/^-/, '')] ?? sql`sort_text(name)`;
  const named =
    filter.q === undefined || filter.q === '' ? sql`true` : containsText('company.legal_name', filter.q);
  const ofKind = filter.kind === undefined ? sql`true` : sql`kind = ${filter.kind}`;
  const { rows } = await sql<GridCompany>`
    with period as (
      select * from unnest(${periods.map((each) => each.fiscalYear)}::int[], ${periods.map((each) => each.name)}::text[],
        ${periods.map((each) => each.last)}::date[], ${periods.map((each) => each.dueDate)}::date[])
        as period (fiscal_year, name, last, due)
    ), payer as materialized (
      select id, legal_name as name, (created_at at time zone ${boardZone})::date as known_since
      from company
      where is_assessment_payer and status = 'Active' and not is_board and ${named} and ${ofKind}
    ), counted as (
      select report.company_id,
        count(*) filter (where report.status in ('Submitted', 'UnderReview', 'Accepted', 'Returned')
          and period.due < ${today} and period.last >= payer.known_since)::int as reported_due,
        count(*) filter (where report.status <> 'Draft' and report.received_on > report.due_date)::int as late,
        count(*) filter (where report.revision > 1)::int as amended,
        count(*) filter (where report.status = 'Returned')::int as returned,
        count(*) filter (where report.status in ('Submitted', 'UnderReview'))::int as waiting
      from assessment_report report
      join period on period.fiscal_year = report.fiscal_year and period.name = report.period
      join payer on payer.id = report.company_id
      where report.is_current
      group by report.company_id
    ), amending as (
      select report.company_id, count(distinct (period.fiscal_year, period.name))::int as waiting
      from assessment_report report
      join assessment_report standing on standing.company_id = report.company_id and standing.is_current
        and standing.fiscal_year = report.fiscal_year and standing.period = report.period and standing.status = 'Accepted'
      join period on period.fiscal_year = report.fiscal_year and period.name = report.period
      join payer on payer.id = report.company_id
      where not report.is_current and report.status in ('Submitted', 'UnderReview')
      group by report.company_id
    ), covered as (
      select payer.id as company_id, count(distinct (period.fiscal_year, period.name))::int as periods
      from exemption
      join payer on payer.id = exemption.company_id
      join period on period.last between exemption.valid_from and exemption.valid_to
        and period.due < ${today} and period.last >= payer.known_since
      where exemption.kind = 'SMALL_VOLUME' and exemption.status in ('Approved', 'Expired')
        and not exists (
          select 1 from assessment_report report
          where report.company_id = payer.id and report.fiscal_year = period.fiscal_year and report.period = period.name
            and report.is_current and report.status in ('Submitted', 'UnderReview', 'Accepted', 'Returned'))
      group by payer.id
    ), standing as (
      select payer.id, payer.name, payer.known_since,
        coalesce(owed.owing, 0)::numeric(14,2) as owing,
        ((select count(*)::int from period where period.due < ${today} and period.last >= payer.known_since)
          - coalesce(counted.reported_due, 0) - coalesce(covered.periods, 0)) as missing,
        coalesce(counted.late, 0) as late, coalesce(counted.amended, 0) as amended,
        coalesce(counted.returned, 0) as returned, coalesce(counted.waiting, 0) + coalesce(amending.waiting, 0) as waiting
      from payer
      left join counted on counted.company_id = payer.id
      left join amending on amending.company_id = payer.id
      left join covered on covered.company_id = payer.id
      left join lateral (
        select sum(balance) as owing from assessment_report where company_id = payer.id and balance > 0
      ) owed on true
    )
    select id::text, name, known_since, owing, missing, late, amended, count(*) over ()::int as total,
      sum(missing) over ()::int as all_missing, sum(late) over ()::int as all_late, sum(amended) over ()::int as all_amended,
      sum(returned) over ()::int as all_returned, sum(waiting) over ()::int as all_waiting
    from standing
    where ${filter.show === undefined ? sql`true` : SHOWN[filter.show]}
    order by ${order} ${isDescending ? sql`desc` : sql`asc`}, id
    limit ${page.limit} offset ${page.offset}`.execute(queries);
  return rows;
}
