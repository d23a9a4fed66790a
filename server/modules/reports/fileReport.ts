import { type Assessment, assessReport } from '../../../domain/assessment';
import type { CalendarDate } from '../../../domain/calendarDate';
import { mayFileReport } from '../../../domain/companyPermissions';
import { reportDueDate } from '../../../domain/deadlines';
import { formatDecimal } from '../../../domain/decimal';
import { periodOf } from '../../../domain/fiscalYear';
import { formatMoney } from '../../../domain/money';
import { companyOf } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { formatQuantity, quantity } from '../../../domain/quantity';
import { fail, ok } from '../../../domain/result';
import { nextRecordNumber } from '../../db/recordNumber';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';
import { lockGroup } from '../identity/companyGroup';
import { findYearBefore, type YearBefore } from './yearBefore';

export interface FileReport {
  readonly fiscalYear: number;
  /** Quarter 1 to 4, or month 1 to 12, as the program reports. */
  readonly index: number;
  /** Exact text in the program's unit, exports left out. */
  readonly quantityShipped: string;
  readonly quantityExported: string;
}

export interface FiledReport {
  readonly id: string;
  readonly number: string;
  readonly amountDue: string;
}

/**
 * Files a company's report of a period. The group's exempt quantity is used up in the order reports are filed; what is due is
 * entered in the ledger. A report of nothing is filed too (reference 3).
 */
export const fileReport = (deed: Deed, input: FileReport): Promise<Outcome<FiledReport>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const company = await tx
      .selectFrom('company')
      .select(['id', 'is_assessment_payer'])
      .where('id', '=', companyOf(actor))
      .executeTakeFirst();
    if (company === undefined) return failed('not-found');
    const subject = { companyId: company.id, isAssessmentPayer: company.is_assessment_payer };
    const refused = refusalOf(mayFileReport(actor, subject));
    if (refused !== null) return fail(refused);

    const program = await programInForce(tx, deed.at);
    await lockGroup(tx, company.id);
    const period = periodNamed(input, program);
    const before = await findYearBefore(tx, company.id, input.fiscalYear);
    const assessed = assessReport(
      {
        parts: [{ from: period.first, quantity: quantity(input.quantityShipped) }],
        ...before,
      },
      program,
    );
    if (!assessed.ok) return fieldFailed('fiscalYear', 'field-invalid');
    const report = await insertReport(tx, deed, company.id, input, period, program, assessed.value, before);
    if (report === null) return fieldFailed('index', 'report-filed-before');
    await enterCharge(tx, deed, company.id, report, assessed.value);
    await appendAudit(tx, deed, {
      action: 'report-submitted',
      subject: { type: 'report', id: report.id },
      companyId: company.id,
      details: { ...report, ...input },
    });
    return ok(report);
  });

interface NamedPeriod {
  readonly name: string;
  readonly first: CalendarDate;
  readonly dueDate: CalendarDate;
}

function periodNamed({ fiscalYear, index }: FileReport, program: Program): NamedPeriod {
  const isQuarter = program.reportPeriod === 'QUARTER';
  const { first, last } = periodOf(fiscalYear, index, isQuarter ? 3 : 1, program.fiscalYearStart);
  const name = isQuarter ? `Q${index}` : index.toString().padStart(2, '0');
  return { name, first, dueDate: reportDueDate(last, program) };
}

async function insertReport(
  tx: Tx,
  deed: Deed,
  companyId: string,
  input: FileReport,
  period: NamedPeriod,
  program: Program,
  assessed: Assessment,
  before: YearBefore,
): Promise<FiledReport | null> {
  const row = await tx
    .insertInto('assessment_report')
    .values({
      number: await nextRecordNumber(tx, `R-${input.fiscalYear}-${period.name}`),
      company_id: companyId,
      fiscal_year: input.fiscalYear,
      period: period.name,
      status: 'Submitted',
      due_date: period.dueDate,
      submitted_at: deed.at,
      submitted_by: deed.caller.actor.userId,
      received_on: deed.today,
      quantity_shipped: input.quantityShipped,
      quantity_exported: input.quantityExported,
      exempt_used_before: formatQuantity(before.exemptUsedBefore),
      exempt_applied: formatQuantity(assessed.exemptApplied),
      quantity_assessable: formatQuantity(assessed.assessable),
      unit: program.unitCode,
      rate_per_unit: formatDecimal(assessed.lines[0]?.rate ?? { units: 0n, scale: 0 }),
      amount_due: formatMoney(assessed.amount),
      explanation: JSON.stringify(assessed.explanation),
      created_at: deed.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number', 'amount_due'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, number: row.number, amountDue: row.amount_due };
}

async function enterCharge(
  tx: Tx,
  deed: Deed,
  companyId: string,
  report: FiledReport,
  assessed: Assessment,
): Promise<void> {
  if (assessed.amount === 0n) return;
  await tx
    .insertInto('ledger_entry')
    .values({
      company_id: companyId,
      kind: 'ASSESSMENT',
      amount: formatMoney(assessed.amount),
      effective_date: deed.today,
      reference: report.number,
      report_id: report.id,
      created_by: deed.caller.actor.userId,
      created_at: deed.at,
    })
    .execute();
}
