import { mayReviewReports } from '../../../domain/reportPermissions';
import { moveReport } from '../../../domain/reportStates';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { enterAssessment } from '../ledger/enterAssessment';
import { bookkeeperOf, type PostedEntry } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { acceptAmendment } from './acceptAmendment';
import { findWaiting } from './amendReport';
import { lockReport } from './lockReport';
import { presentReport, type ReportRecord } from './presentReport';
import type { ReportRow } from './reportRows';
import { notifyCompany } from './notifyReport';

export interface ReviewReport {
  readonly id: string;
  readonly version: number;
  readonly action: 'take-up' | 'accept' | 'return';
  /** Needed when it is returned. */
  readonly reason: string;
  /** For an amendment that is accepted: the total difference that was seen. */
  readonly seenDifference: string | null;
}

const MOVES = { 'take-up': 'takeUp', accept: 'accept', return: 'return' } as const;
const ACTIONS = {
  'take-up': 'report-taken-up',
  accept: 'report-accepted',
  return: 'report-returned',
} as const;

/**
 * Takes a company's report up, accepts it or returns it with a reason. What a returned one charged is taken out of the ledger
 * again; an amendment counts from the day it is accepted, and the version before it until then.
 */
export const reviewReport = (ctx: RequestContext, input: ReviewReport): Promise<Outcome<ReportRecord>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayReviewReports(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const row = await lockReport(tx, input.id);
    if (row === undefined) return failed('not-found');
    if (row.version !== input.version)
      return fail(await staleRecord(tx, { type: 'report', id: row.id }, ctx));
    if (input.action === 'return' && input.reason === '') return fieldFailed('reason', 'reason-needed');
    const move = moveReport(row.status, MOVES[input.action]);
    if (!move.ok) return failed('report-not-possible-now');

    const posted = await consequences(tx, ctx, row, input);
    if (!posted.ok) return posted;
    await tx
      .updateTable('assessment_report')
      .set({
        status: move.value,
        version: row.version + 1,
        reviewed_by: ctx.caller.actor.userId,
        reviewed_at: ctx.at,
        review_reason: input.reason,
      })
      .where('id', '=', row.id)
      .execute();
    await appendAudit(tx, ctx, {
      action: ACTIONS[input.action],
      subject: { type: 'report', id: row.id },
      companyId: row.company_id,
      details: {
        number: row.number,
        fromStatus: row.status,
        toStatus: move.value,
        reason: input.reason,
        ledger: posted.value,
      },
    });
    const notified = {
      id: row.id,
      number: row.number,
      company: row.legal_name,
      companyId: row.company_id,
    };
    if (input.action === 'accept') await notifyCompany(tx, ctx, 'report-accepted', notified);
    if (input.action === 'return') await notifyCompany(tx, ctx, 'report-returned', notified);
    return ok(await presentReport(tx, ctx, row.id));
  });

/** What a decision moves in the ledger. */
async function consequences(
  tx: Tx,
  ctx: RequestContext,
  row: ReportRow,
  input: ReviewReport,
): Promise<Outcome<readonly PostedEntry[]>> {
  if (input.action === 'accept' && !row.is_current)
    return acceptAmendment(tx, ctx, row, input.seenDifference, await programInForce(tx, ctx.at));
  if (input.action !== 'return' || !row.is_current) return ok([]);
  const amendment = await findWaiting(tx, row);
  if (amendment !== undefined && amendment.status !== 'Returned')
    return failed('report-amendment-open', { number: amendment.number });
  const by = bookkeeperOf(ctx);
  const { id, number, company_id: companyId } = row;
  const entered = await enterAssessment(tx, by, { id, number, companyId, amount: 0n });
  const { posted } = await settleCompany(tx, by, companyId);
  return ok([...entered, ...posted]);
}
