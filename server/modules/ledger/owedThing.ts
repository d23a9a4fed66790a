import type { CalendarDate } from '../../../domain/calendarDate';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { findOwedYears, owedYearId } from './owedYears';

/** What somebody names to pay: a report, or what a closed year made due, by the exemption that was outgrown. Never both. */
export interface NamedThing {
  readonly reportId?: string | null | undefined;
  readonly exemptionId?: string | null | undefined;
}

export interface OwedThing {
  /** As settlements name it. */
  readonly obligationId: string;
  readonly number: string;
  /** When the amount of a closed year was due; null for a report. */
  readonly yearDue: CalendarDate | null;
  /** What an action on it is about: a closed year is the company's own matter, whoever of its group held the exemption. */
  readonly subject: { readonly type: 'report' | 'company'; readonly id: string };
  /** As payments by card keep it: the first version of the report, or the exemption. */
  readonly stored: { readonly report_id: string | null; readonly exemption_id: string | null };
}

/** The one thing that is named, where it is this company's to pay; undefined where it is not, or none or two are named. */
export async function findOwedThing(
  queries: Queries,
  companyId: string,
  { reportId, exemptionId }: NamedThing,
): Promise<OwedThing | undefined> {
  const [report, exemption] = [reportId ?? null, exemptionId ?? null];
  if (report !== null) return exemption === null ? findReport(queries, companyId, report) : undefined;
  const year = (await findOwedYears(queries, companyId)).find((each) => each.exemptionId === exemption);
  return year === undefined
    ? undefined
    : {
        obligationId: owedYearId(year.number),
        number: year.number,
        yearDue: year.dueDate,
        subject: { type: 'company', id: companyId },
        stored: { report_id: null, exemption_id: year.exemptionId },
      };
}

async function findReport(queries: Queries, companyId: string, id: string): Promise<OwedThing | undefined> {
  if (!isRowId(id)) return undefined;
  const report = await queries
    .selectFrom('assessment_report')
    .select(['id', 'root_id', 'number'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (report === undefined) return undefined;
  const root = report.root_id ?? report.id;
  return {
    obligationId: root,
    number: report.number,
    yearDue: null,
    subject: { type: 'report', id: report.id },
    stored: { report_id: root, exemption_id: null },
  };
}
