import type { Assessment } from '../../../domain/assessment';
import { assessReport } from '../../../domain/assessment';
import type { CalendarDate } from '../../../domain/calendarDate';
import { certificateInForce } from '../../../domain/exemption';
import { type Program, rateOn } from '../../../domain/program';
import { quantity, type Thousandths } from '../../../domain/quantity';
import { checkReport, type ReportCheck } from '../../../domain/reportCheck';
import { partsOf, type ReportLine, totalOf } from '../../../domain/reportLine';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import type { Queries } from '../../db/tables';
import { findCertificates } from '../companies/certificates';
import type { YearBefore } from './yearBefore';

export interface AssessedContent {
  /** Null where a line cannot be assessed; a check says which. */
  readonly assessment: Assessment | null;
  readonly checks: readonly ReportCheck[];
}

/** What a report's lines come to and what there is to say about them. */
export async function assessContent(
  queries: Queries,
  companyId: string,
  content: { readonly period: ReportPeriod; readonly lines: readonly ReportLine[] },
  before: YearBefore,
  program: Program,
  today: CalendarDate,
): Promise<AssessedContent> {
  const { period, lines } = content;
  const parts = partsOf(lines, period.first, program);
  const isSound = parts.ok && lines.every((line) => line.quantity >= 0n);
  const assessed = isSound ? assessReport({ parts: parts.value, ...before }, program) : null;
  const assessment = assessed?.ok === true ? assessed.value : null;
  const certificates = await findCertificates(queries, companyId, 'ORGANIC');
  const checks = checkReport(
    {
      period,
      lines,
      today,
      lastGross: await findLastGross(queries, companyId, period),
      isOrganicOn: (date) => certificates.some((each) => certificateInForce(each, date)),
      hasRateOn: (date) => rateOn(program, date).ok,
      passesExemptQuantity:
        before.holdsCertificate &&
        program.exemptMode === 'ALL_OR_NOTHING' &&
        before.yearQuantityBefore < program.exemptQuantity &&
        before.yearQuantityBefore + totalOf(lines, 'SHIPPED', 'IMPORTED') >= program.exemptQuantity,
    },
    program,
  );
  return { assessment, checks };
}

/** What the newest report before a period came to; null where there is none. */
async function findLastGross(
  queries: Queries,
  companyId: string,
  period: ReportPeriod,
): Promise<Thousandths | null> {
  const row = await queries
    .selectFrom('assessment_report')
    .select(['exempt_applied', 'quantity_assessable', 'caught_up'])
    .where('company_id', '=', companyId)
    .where('is_current', '=', true)
    .where('status', 'in', ['Submitted', 'UnderReview', 'Accepted'])
    .where('due_date', '<', period.dueDate)
    .orderBy('due_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return quantity(row.exempt_applied) + quantity(row.quantity_assessable) - quantity(row.caught_up);
}
