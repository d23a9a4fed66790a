import { mayReviewReports } from '../../../domain/companyPermissions';
import { formatMoney, money } from '../../../domain/money';
import { moveReport, type ReportStatus } from '../../../domain/reportStates';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from '../identity/caller';

export interface ReviewReport {
  readonly id: string;
  readonly deed: 'accept' | 'return';
  /** Needed when it is returned. */
  readonly reason: string;
}

/** Accepts a company's report, or returns it with a reason; what a returned one charged is taken out of the ledger again. */
export const reviewReport = (
  deed: Deed,
  input: ReviewReport,
): Promise<Outcome<{ readonly status: ReportStatus }>> =>
  deed.transact(async (tx) => {
    const refused = refusalOf(mayReviewReports(deed.caller.actor));
    if (refused !== null) return fail(refused);
    if (!isRowId(input.id)) return failed('not-found');
    const report = await tx
      .selectFrom('assessment_report')
      .select(['company_id', 'status', 'version'])
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (report === undefined) return failed('not-found');
    if (input.deed === 'return' && input.reason === '') return fieldFailed('reason', 'reason-needed');
    const move = moveReport(report.status, input.deed);
    if (!move.ok) return failed('report-not-possible-now');
    await tx
      .updateTable('assessment_report')
      .set({ status: move.value, version: report.version + 1 })
      .where('id', '=', input.id)
      .execute();
    if (input.deed === 'return') await reverseCharges(tx, deed, input.id);
    await appendAudit(tx, deed, {
      action: input.deed === 'accept' ? 'report-accepted' : 'report-returned',
      subject: { type: 'report', id: input.id },
      companyId: report.company_id,
      details: { fromStatus: report.status, toStatus: move.value, reason: input.reason },
    });
    return ok({ status: move.value });
  });

async function reverseCharges(tx: Tx, deed: Deed, reportId: string): Promise<void> {
  const charges = await tx
    .selectFrom('ledger_entry as charge')
    .leftJoin('ledger_entry as reversal', 'reversal.reversal_of', 'charge.id')
    .select(['charge.id', 'charge.company_id', 'charge.amount', 'charge.reference'])
    .where('charge.report_id', '=', reportId)
    .where('charge.kind', '=', 'ASSESSMENT')
    .where('charge.reversal_of', 'is', null)
    .where('reversal.id', 'is', null)
    .execute();
  for (const charge of charges)
    await tx
      .insertInto('ledger_entry')
      .values({
        company_id: charge.company_id,
        kind: 'ASSESSMENT',
        amount: formatMoney(-money(charge.amount)),
        effective_date: deed.today,
        reference: charge.reference,
        report_id: reportId,
        reversal_of: charge.id,
        created_by: deed.caller.actor.userId,
        created_at: deed.at,
      })
      .execute();
}
