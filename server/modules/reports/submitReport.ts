import { formatMoney } from '../../../domain/money';
import type { ReportCheckKind } from '../../../domain/reportCheck';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { enterAssessment } from '../ledger/enterAssessment';
import { bookkeeperOf } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { assessContent } from './assessContent';
import { openChecks } from './checkTexts';
import { type Certification, insertFirstReport, type ReportToStore, sentFields } from './insertReport';
import { deleteDraft } from './reportDraft';
import { linesFailure, findReportingCompany, type NamedPeriod, periodFor } from './reportingCompany';
import { presentReport, type ReportRecord } from './presentReport';
import { type LineText, readLineTexts } from './storedLines';
import { notifyBoard } from './notifyReport';
import { findYearBefore } from './yearBefore';

export interface SubmitReport extends NamedPeriod {
  /** None at all is a report of nothing. */
  readonly lines: readonly LineText[];
  readonly certification: Certification;
  /** Warnings the sender has read and confirms. */
  readonly confirmed: readonly ReportCheckKind[];
}

/**
 * Sends a company's report of a period, or sends a returned one again. The group's exempt quantity is used up in the order reports
 * are first filed; what is due is entered in the ledger, late charges included where it comes after the grace.
 */
export const submitReport = (ctx: RequestContext, input: SubmitReport): Promise<Outcome<ReportRecord>> =>
  ctx.transact(async (tx) => {
    const company = await findReportingCompany(tx, ctx, 'sign');
    if (!company.ok) return company;
    const program = await programInForce(tx, ctx.at);
    const period = periodFor(input, program);
    if (!period.ok) return period;
    const failure = linesFailure(input.lines);
    if (failure !== null) return fail(failure);
    await lockGroup(tx, company.value.id);
    const standing = await findStanding(tx, company.value.id, input.fiscalYear, period.value.name);
    if (standing !== undefined && standing.status !== 'Returned')
      return fieldFailed('index', 'report-filed-before', { number: standing.number });

    const before = await findYearBefore(tx, company.value.id, input.fiscalYear);
    const lines = readLineTexts(input.lines);
    const content = { period: period.value, lines };
    const assessed = await assessContent(tx, company.value.id, content, before, program, ctx.today);
    const open = openChecks(assessed.checks, input.confirmed, ctx.language);
    if (open !== null) return fail(open);
    if (assessed.assessment === null) return fieldFailed('lines', 'field-invalid');
    const report: ReportToStore = {
      ...content,
      lineTexts: input.lines,
      assessment: assessed.assessment,
      before,
      certification: input.certification,
    };
    const stored =
      standing === undefined
        ? await insertFirstReport(tx, ctx, company.value.id, report, program)
        : await sendAgain(tx, ctx, standing, report);
    await deleteDraft(tx, company.value.id, input.fiscalYear, period.value.name);

    const by = bookkeeperOf(ctx);
    const { amount } = assessed.assessment;
    const entered = await enterAssessment(tx, by, { ...stored, companyId: company.value.id, amount });
    const { posted } = await settleCompany(tx, by, company.value.id);
    await appendAudit(tx, ctx, {
      action: 'report-submitted',
      subject: { type: 'report', id: stored.id },
      companyId: company.value.id,
      details: {
        ...stored,
        fiscalYear: input.fiscalYear,
        period: period.value.name,
        dueDate: period.value.dueDate,
        lines: input.lines,
        amountDue: formatMoney(amount),
        confirmed: input.confirmed,
        certifiedBy: input.certification.name,
        ledger: [...entered, ...posted],
      },
    });
    await notifyBoard(tx, ctx, 'report-submitted', { ...stored, company: company.value.name });
    return ok(await presentReport(tx, ctx, stored.id));
  });

const findStanding = (tx: Tx, companyId: string, fiscalYear: number, period: string) =>
  tx
    .selectFrom('assessment_report')
    .select(['id', 'number', 'status', 'version'])
    .where('company_id', '=', companyId)
    .where('fiscal_year', '=', fiscalYear)
    .where('period', '=', period)
    .where('is_current', '=', true)
    .executeTakeFirst();

/** The day it was first received stays: a returned report does not become later. */
async function sendAgain(
  tx: Tx,
  ctx: RequestContext,
  standing: { readonly id: string; readonly number: string; readonly version: number },
  report: ReportToStore,
): Promise<{ readonly id: string; readonly number: string }> {
  await tx
    .updateTable('assessment_report')
    .set({ ...(await sentFields(tx, ctx, report)), version: standing.version + 1 })
    .where('id', '=', standing.id)
    .execute();
  return { id: standing.id, number: standing.number };
}
