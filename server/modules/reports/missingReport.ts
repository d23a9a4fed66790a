import { sql } from 'kysely';
import { countryName } from '../../../contract/texts/countryName';
import type { Language } from '../../../contract/texts/sentence';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import { isCoveredBy } from '../../db/periodCover';
import type { Queries } from '../../db/tables';

/** A company that has not reported a period past its due date. */
export interface MissingCompany {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** On one line that ends with the country's name. */
  readonly address: string;
  /** When it was last reminded of the period. */
  readonly reminded_at: Date | null;
}

interface MissingRow extends Omit<MissingCompany, 'address'> {
  readonly place: string;
  readonly country: string;
}

/** The active payers that are missing a period past its due date, by name; of those named, or of all. */
export const findMissingCompanies = async (
  queries: Queries,
  period: ReportPeriod,
  today: CalendarDate,
  boardZone: string,
  companyIds: readonly string[] | null,
): Promise<readonly MissingCompany[]> =>
  period.dueDate >= today ? [] : findUnreported(queries, period, boardZone, companyIds);

/** The active payers that must report a period and have not, due or not. */
export async function findUnreported(
  queries: Queries,
  period: ReportPeriod,
  boardZone: string,
  companyIds: readonly string[] | null,
): Promise<readonly MissingCompany[]> {
  const named = companyIds === null ? sql`true` : sql`company.id = any(${[...companyIds]}::bigint[])`;
  const { rows } = await sql<MissingRow>`
    select company.id::text, legal_name as name, coalesce(email, '') as email, language,
      concat_ws(', ', nullif(street1, ''), nullif(city, ''), nullif(trim(concat(region, ' ', postal_code)), '')) as place, country,
      (select max(sent_at) from report_reminder reminder where reminder.company_id = company.id
        and reminder.fiscal_year = ${period.fiscalYear} and reminder.period = ${period.name}) as reminded_at
    from company
    where is_assessment_payer and status = 'Active' and not is_board and ${named}
      and (created_at at time zone ${boardZone})::date <= ${period.last}
      and not ${isCoveredBy(sql`company.id`, sql`${period.last}::date`)}
      and not exists (
        select 1 from assessment_report report
        where report.company_id = company.id and report.fiscal_year = ${period.fiscalYear}
          and report.period = ${period.name} and report.is_current
          and report.status in ('Submitted', 'UnderReview', 'Accepted', 'Returned'))
    order by sort_text(legal_name), company.id`.execute(queries);
  return rows.map(({ place, country, ...company }) => ({
    ...company,
    address: [place, countryName(company.language, country)].filter((part) => part !== '').join(', '),
  }));
}
