import { mayReviewReports } from '../../../domain/companyPermissions';
import { moveReport, type ReportStatus } from '../../../domain/reportStates';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from '../identity/caller';

export interface ReviewReport {
  readonly id: string;
  readonly deed: 'accept' | 'return';
  /** Needed when it is returned. */
  readonly reason: string;
}

/** Accepts a company's report, or returns it with a reason. */
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
    await appendAudit(tx, deed, {
      action: input.deed === 'accept' ? 'report-accepted' : 'report-returned',
      subject: { type: 'report', id: input.id },
      companyId: report.company_id,
      details: { fromStatus: report.status, toStatus: move.value, reason: input.reason },
    });
    return ok({ status: move.value });
  });
