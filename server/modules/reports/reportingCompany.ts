import { mayFileReport, mayPrepareReport, maySeeOpenReports } from '../../../domain/reportPermissions';
import { companyOf } from '../../../domain/permissions';
import { isCalendarDate } from '../../../domain/calendarDate';
import type { Program } from '../../../domain/program';
import { quantity, QUANTITY_LIMIT, sumQuantity } from '../../../domain/quantity';
import { reportPeriod, type ReportPeriod } from '../../../domain/reportPeriod';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Failure, type FieldFailure, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { LineText } from './storedLines';

export interface ReportingCompany {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

const POLICY = { view: maySeeOpenReports, prepare: mayPrepareReport, sign: mayFileReport } as const;

/**
 * The company the actor reports for, where it pays assessments and the actor may.
 * @param needed what the actor is about to do
 */
export async function findReportingCompany(
  queries: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
  needed: keyof typeof POLICY,
): Promise<Outcome<ReportingCompany>> {
  const company = await queries
    .selectFrom('company')
    .select(['id', 'legal_name', 'is_assessment_payer', 'created_at'])
    .where('id', '=', companyOf(caller.actor))
    .executeTakeFirst();
  if (company === undefined) return failed('not-found');
  const subject = { companyId: company.id, isAssessmentPayer: company.is_assessment_payer };
  const refused = refusalOf(POLICY[needed](caller.actor, subject));
  if (refused !== null) return fail(refused);
  return ok({ id: company.id, name: company.legal_name, createdAt: company.created_at });
}

export interface NamedPeriod {
  readonly fiscalYear: number;
  /** Quarter 1 to 4, or month 1 to 12, as the program reports. */
  readonly index: number;
}

/** The period named, where the program has it. */
export function periodFor({ fiscalYear, index }: NamedPeriod, program: Program): Outcome<ReportPeriod> {
  const period = reportPeriod(fiscalYear, index, program);
  return period === null ? fieldFailed('index', 'field-invalid') : ok(period);
}

/** Dates that do not exist, each beside its line, or more in all than can be kept; null where neither is. */
export function linesFailure(lines: readonly LineText[]): Failure | null {
  const fields: FieldFailure[] = lines.flatMap(({ date }, index) =>
    isCalendarDate(date) ? [] : [{ field: `lines.${index}.date`, kind: 'field-invalid' as const }],
  );
  const sizes = lines.map((line) => quantity(line.quantity)).map((size) => (size < 0n ? -size : size));
  if (sumQuantity(sizes) > QUANTITY_LIMIT) fields.push({ field: 'lines', kind: 'field-invalid' });
  return fields.length === 0 ? null : { kind: 'invalid-input', fields };
}
