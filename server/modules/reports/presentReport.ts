import type { z } from 'zod';
import type { reportRecord } from '../../../contract/entities/report';
import { mayFileReport, mayReviewReports } from '../../../domain/reportPermissions';
import { formatMoney, money } from '../../../domain/money';
import { paidByPart, PAYMENT_PARTS, type PaymentOrder, type PaymentPart } from '../../../domain/paymentParts';
import { periodNamed } from '../../../domain/reportPeriod';
import { isActing } from '../../../domain/permissions';
import { moveReport } from '../../../domain/reportStates';
import { isStaff } from '../../../domain/roles';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findCorrectionsOf } from '../corrections/loadCorrections';
import { findWrittenOff } from '../ledger/findWrittenOff';
import { findPerson } from './findPerson';
import { presentCharges } from './presentCharges';
import { findReportBefore } from './findReportBefore';
import { findReportEvents } from './findReportEvents';
import { type ReportRow, selectReports, toReportSummary } from './reportRows';
import { linesOf } from './storedLines';

export type ReportRecord = z.output<typeof reportRecord>;

/** A report as anyone who may read it sees it, with what the reader may do. The caller has asked the policy. */
export async function presentReport(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  id: string,
): Promise<ReportRecord> {
  const row = await selectReports(queries).where('report.id', '=', id).executeTakeFirstOrThrow();
  const program = await programInForce(queries, reader.at);
  const period = periodNamed(row.fiscal_year, row.period, program);
  const versions = await selectReports(queries)
    .where((where) => where(where.fn.coalesce('report.root_id', 'report.id'), '=', row.root_id ?? row.id))
    .orderBy('report.revision', 'desc')
    .execute();
  const pending = versions.find((each) => !each.is_current && WAITING.has(each.status));
  const firstDay = period?.first ?? row.due_date;
  const { actor } = reader.caller;
  const isStaffReader = isStaff(actor.roles) && !isActing(actor);
  const versionIds = versions.map((version) => version.id);
  return {
    ...toReportSummary(row, reader.today),
    index: period?.index ?? Number(row.period.replace('Q', '')),
    version: row.version,
    firstDay,
    lastDay: period?.last ?? row.due_date,
    unit: row.unit,
    ratePerUnit: row.rate_per_unit,
    quantityExported: row.quantity_exported,
    quantityImported: row.quantity_imported,
    quantityOrganic: row.quantity_organic,
    exemptUsedBefore: row.exempt_used_before,
    exemptApplied: row.exempt_applied,
    caughtUp: row.caught_up,
    lines: linesOf(row, firstDay).map((line) => ({ ...line })),
    explanation: row.explanation.map(({ step, values }) => ({ step, values: { ...values } })),
    submittedBy: await findPerson(queries, row.submitted_by),
    receiptNumber: row.receipt_number,
    certifiedBy: row.certified_name === '' ? null : { name: row.certified_name, title: row.certified_title },
    amendReason: row.amend_reason,
    review: await presentReview(queries, row),
    ...presentParts(row, row.terms?.paymentOrder ?? program.paymentOrder),
    writtenOff: await findWrittenOff(queries, row.root_id ?? row.id),
    corrections: isStaffReader ? await findCorrectionsOf(queries, versionIds) : [],
    charges: await presentCharges(queries, reader, row, program),
    versions: versions.map((version) => ({
      id: version.id,
      number: version.number,
      revision: version.revision,
      status: version.status,
      isCurrent: version.is_current,
      submittedAt: version.submitted_at?.toISOString() ?? null,
      reason: version.amend_reason,
      lines: linesOf(version, firstDay).map((line) => ({ ...line })),
      quantityShipped: version.quantity_shipped,
      quantityAssessable: version.quantity_assessable,
      amountDue: version.amount_due,
    })),
    before: isStaffReader ? await findReportBefore(queries, row) : null,
    timeline: await findReportEvents(queries, versionIds, isStaffReader),
    pendingAmendmentId: pending?.id ?? null,
    actions: await possibleActions(queries, reader, row, pending?.status),
  };
}

const WAITING: ReadonlySet<string> = new Set(['Submitted', 'UnderReview', 'Returned']);

async function presentReview(queries: Queries, row: ReportRow): Promise<ReportRecord['review']> {
  const by = await findPerson(queries, row.reviewed_by);
  if (by === null || row.reviewed_at === null) return null;
  return { by, at: row.reviewed_at.toISOString(), reason: row.review_reason };
}

function presentParts(row: ReportRow, order: PaymentOrder): Pick<ReportRecord, 'owedByPart' | 'paidByPart'> {
  const owed = {
    interest: money(row.interest),
    'late-charge': money(row.late_charge),
    assessment: money(row.amount_due),
  };
  const paid = paidByPart(owed, money(row.amount_paid), order);
  const inOrder = (amounts: Readonly<Record<PaymentPart, bigint>>) => ({
    ...EMPTY,
    ...Object.fromEntries(PAYMENT_PARTS.map((part) => [part, formatMoney(amounts[part])])),
  });
  return { owedByPart: inOrder(owed), paidByPart: inOrder(paid) };
}

const EMPTY = { interest: '0.00', 'late-charge': '0.00', assessment: '0.00' };

async function possibleActions(
  queries: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
  row: ReportRow,
  pendingStatus: string | undefined,
): Promise<ReportRecord['actions']> {
  const { is_assessment_payer: isAssessmentPayer } = await queries
    .selectFrom('company')
    .select('is_assessment_payer')
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const actions: ReportRecord['actions'] = [];
  const may = mayFileReport(caller.actor, { companyId: row.company_id, isAssessmentPayer });
  if (may.allowed) {
    const canAmend = row.is_current && moveReport(row.status, 'amend').ok;
    if (canAmend && pendingStatus === undefined) actions.push('amend');
    if (row.status === 'Returned') actions.push('correct');
    if (money(row.balance) > 0n) actions.push('pay');
  }
  if (mayReviewReports(caller.actor).allowed) {
    if (moveReport(row.status, 'takeUp').ok) actions.push('take-up');
    if (moveReport(row.status, 'accept').ok) actions.push('accept');
    if (moveReport(row.status, 'return').ok) actions.push('return');
    if (row.is_current && money(row.balance) > 0n) actions.push('write-off');
    if (row.is_current && moveReport(row.status, 'void').ok) actions.push('void');
  }
  return actions;
}
