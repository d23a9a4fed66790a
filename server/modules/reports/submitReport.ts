import { formatMoney } from '../../../domain/money';
import type { ReportCheckKind } from '../../../domain/reportCheck';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';
import { lockGroup } from '../identity/companyGroup';
import { enterAssessment } from '../ledger/enterAssessment';
import { bookkeeperOf } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { assessContent } from './assessContent';
import { openChecks } from './checkTexts';
import { type Certification, insertFirstReport, type ReportToKeep, sentFields } from './insertReport';
import { deleteDraft } from './reportDraft';
import { linesFailure, findReportingCompany, type NamedPeriod, periodFor } from './reportingCompany';
import { presentReport, type ReportRecord } from './presentReport';
import { type LineText, readLineTexts } from './storedLines';
import { tellBoard } from './tellOfReport';
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
export const submitReport = (deed: Deed, input: SubmitReport): Promise<Outcome<ReportRecord>> =>
  deed.transact(async (tx) => {
    const company = await findReportingCompany(tx, deed);
    if (!company.ok) return company;
    const program = await programInForce(tx, deed.at);
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
    const assessed = await assessContent(tx, company.value.id, content, before, program, deed.today);
    const open = openChecks(assessed.checks, input.confirmed, deed.language);
    if (open !== null) return fail(open);
    if (assessed.assessment === null) return fieldFailed('lines', 'field-invalid');
    const report: ReportToKeep = {
      ...content,
      lineTexts: input.lines,
      assessment: assessed.assessment,
      before,
      certification: input.certification,
    };
    const kept =
      standing === undefined
        ? await insertFirstReport(tx, deed, company.value.id, report, program)
        : await sendAgain(tx, deed, standing, report);
    await deleteDraft(tx, company.value.id, input.fiscalYear, period.value.name);

    const by = bookkeeperOf(deed);
    const { amount } = assessed.assessment;
    const entered = await enterAssessment(tx, by, { ...kept, companyId: company.value.id, amount });
    const { posted } = await settleCompany(tx, by, company.value.id);
    await appendAudit(tx, deed, {
      action: 'report-submitted',
      subject: { type: 'report', id: kept.id },
      companyId: company.value.id,
      details: {
        ...kept,
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
    await tellBoard(tx, deed, 'report-submitted', { ...kept, company: company.value.name });
    return ok(await presentReport(tx, deed, kept.id));
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
  deed: Deed,
  standing: { readonly id: string; readonly number: string; readonly version: number },
  report: ReportToKeep,
): Promise<{ readonly id: string; readonly number: string }> {
  await tx
    .updateTable('assessment_report')
    .set({ ...(await sentFields(tx, deed, report)), version: standing.version + 1 })
    .where('id', '=', standing.id)
    .execute();
  return { id: standing.id, number: standing.number };
}
