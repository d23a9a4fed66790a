import { type Cents, formatMoney, money } from '../../../domain/money';
import { moveReport } from '../../../domain/reportStates';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { enterAssessment } from '../ledger/enterAssessment';
import { bookkeeperOf, type PostedEntry, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { findMovedReports, isMoved } from '../reports/amendmentEffects';
import type { ReportRow } from '../reports/reportRows';
import type { Corrected } from './corrected';

/** What a correction comes to, once it is known to be possible. */
export type CheckedAmount = Outcome<Cents>;

/** Whether so much can be written off: no more than is open today on the report or the closed year, late charges included. */
export async function checkWriteOff(
  tx: Tx,
  ctx: RequestContext,
  { report, companyId, obligationId }: Corrected,
  amount: Cents,
): Promise<CheckedAmount> {
  if (report?.is_current === false) return failed('report-not-possible-now');
  if (amount <= 0n) return fieldFailed('amount', 'field-invalid');
  const { settlement } = await settleCompany(tx, bookkeeperOf(ctx), companyId);
  const open = settlement.obligations.get(obligationId)?.balance ?? 0n;
  return amount > open
    ? fieldFailed('amount', 'write-off-too-much', { left: formatMoney(open) })
    : ok(amount);
}

/**
 * Whether a report can be taken out as if it had never been filed: it was accepted or returned, no amendment of it waits, and no
 * later report of the year has been calculated on it.
 */
export async function checkVoid(tx: Tx, ctx: RequestContext, report: ReportRow): Promise<CheckedAmount> {
  if (!report.is_current || !moveReport(report.status, 'void').ok) return failed('report-not-possible-now');
  const waiting = await tx
    .selectFrom('assessment_report')
    .select('number')
    .where('root_id', '=', report.root_id ?? report.id)
    .where('is_current', '=', false)
    .where('status', 'in', ['Submitted', 'UnderReview', 'Returned'])
    .executeTakeFirst();
  if (waiting !== undefined) return failed('report-amendment-waits', { number: waiting.number });
  if (report.status === 'Accepted') {
    const moved = await findMovedReports(tx, report, [], await programInForce(tx, ctx.at));
    const later = (moved ?? []).slice(1).filter(isMoved);
    if (later.length > 0)
      return failed('void-moves-later', { numbers: later.map(({ row }) => row.number).join(', ') });
  }
  return ok(money(report.amount_due));
}

/** Gives up what was checked before: an entry of its own, on today's date. */
export async function writeOff(
  tx: Tx,
  ctx: RequestContext,
  corrected: Corrected,
  amount: Cents,
  reason: string,
): Promise<readonly PostedEntry[]> {
  const by = bookkeeperOf(ctx);
  const { companyId, number } = corrected;
  const entries = await postEntries(tx, by, companyId, [
    {
      kind: 'WRITE_OFF',
      amount: -amount,
      effectiveOn: ctx.today,
      reference: number,
      ...corrected.ids,
      note: reason,
    },
  ]);
  const { posted } = await settleCompany(tx, by, companyId);
  return [...entries, ...posted];
}

/** Takes a report out: its period is to be reported again, and what it charged leaves the account by entries of their own. */
export async function voidReport(
  tx: Tx,
  ctx: RequestContext,
  report: ReportRow,
  reason: string,
): Promise<readonly PostedEntry[]> {
  await tx
    .updateTable('assessment_report')
    .set({
      status: 'Void',
      is_current: false,
      version: report.version + 1,
      reviewed_by: ctx.caller.actor.userId,
      reviewed_at: ctx.at,
      review_reason: reason,
    })
    .where('id', '=', report.id)
    .execute();
  const by = bookkeeperOf(ctx);
  const { id, number, company_id: companyId } = report;
  const entered = await enterAssessment(tx, by, { id, number, companyId, amount: 0n, note: reason });
  const { posted } = await settleCompany(tx, by, companyId);
  return [...entered, ...posted];
}
