import type { RefundDetails, TimelineEntry } from '../../../contract/entities/refund';
import { isActing } from '../../../domain/permissions';
import { mayDropPendingLine } from '../../../domain/refundPermissions';
import { approvalsNeeded, isGranted, mayChangeLines } from '../../../domain/refundStates';
import { isStaff } from '../../../domain/roles';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import { findComments } from '../comments/findComments';
import { findDocumentsOf } from '../documents/documentRepository';
import { withOpenings } from '../documents/withOpenings';
import type { RequestContext } from '../identity/requestContext';
import { findClaimPeople } from './claimPeople';
import { findClaim, standingOf, subjectOf } from './claimRecord';
import { findDetailLines } from './detailLines';
import { findPresentedAccount } from '../paymentRuns/presentedAccount';
import { appealDeadline } from './appeal/appealDeadline';
import { possibleRefundActions } from './possibleRefundActions';
import { findReturns } from './review/returns';
import { selectClaims, toSummary } from './summary';
import { findUndoUntil } from './undo/keepForUndo';
import { findSplits } from './pendingLines/splitClaim';
import { findPendingLines } from './pendingLines/pendingLines';
import { findActionsOn } from '../audit/findActionsOn';
import { describeStep } from '../audit/describeStep';

/** Who reads, and when: all that presenting a claim asks of an action. */
export type Reader = Pick<RequestContext, 'caller' | 'at' | 'today'>;

/**
 * A claim with everything its screen shows this reader.
 * @throws when there is none; whether it may be read is asked before
 */
export async function presentRefund(
  queries: Queries,
  reader: Reader,
  claimId: string,
): Promise<RefundDetails> {
  const { actor } = reader.caller;
  const readerIsStaff = isStaff(actor.roles) && !isActing(actor);
  const program = await programInForce(queries, reader.at);
  const claim = await findClaim(queries, claimId, false);
  if (claim === null) throw new Error(`claim ${claimId} is not there`);
  const { row } = claim;
  const summary = await selectClaims(queries).where('claim.id', '=', claimId).executeTakeFirstOrThrow();
  const documents = await findDocumentsOf(queries, { type: 'refund', id: claimId });
  const people = await findClaimPeople(queries, row);
  const standing = standingOf(claim, program);
  const appealUntil = appealDeadline(row, program, reader.today);
  return {
    ...toSummary(summary, reader.today, readerIsStaff),
    applicant: { ...row.applicant },
    certificateNumber: row.certificate_number,
    explanationText: row.explanation_text === '' ? null : row.explanation_text,
    payee: { name: row.payee_name, address: row.payee_address },
    payMethod: row.pay_method,
    lines: await findDetailLines(queries, claimId),
    pendingAtCustoms: await findPendingLines(queries, claimId),
    mayDrop: mayChangeLines(row.status) && mayDropPendingLine(actor, subjectOf(claim)).allowed,
    ...(await findSplits(queries, row)),
    documents: readerIsStaff ? await withOpenings(queries, documents) : documents,
    timeline: await findTimeline(queries, claimId, readerIsStaff),
    comments: await findComments(queries, { type: 'refund', id: claimId }, readerIsStaff),
    returns: readerIsStaff ? await findReturns(queries, claimId) : [],
    actions: possibleRefundActions(actor, subjectOf(claim), standing).filter(
      ({ action }) => action !== 'appeal' || appealUntil !== null,
    ),
    ...people,
    approvalsNeeded: approvalsNeeded(standing),
    explanation: row.explanation.map(({ step, values }) => ({ step, values: { ...values } })),
    decisionDocumentId: row.decision_document_id,
    appealUntil,
    lateUntil: row.late_until,
    undoUntil: await findUndoUntil(queries, reader, row),
    account: isGranted(row.status) ? await findPresentedAccount(queries, row) : null,
  };
}

/** Words between verifier and approver that the company does not read. */
const AMONG_STAFF = new Set(['refund-returned-to-verifier', 'refund-verified', 'refund-approval-signed']);

/** What was done to a claim, oldest first, read from the audit: who, on whose behalf, what, why. */
async function findTimeline(
  queries: Queries,
  claimId: string,
  readerIsStaff: boolean,
): Promise<TimelineEntry[]> {
  const actions = await findActionsOn(queries, 'refund', [claimId]);
  return actions.map((action) => {
    const step = describeStep(action);
    const isHidden = AMONG_STAFF.has(action.action) && !readerIsStaff;
    return isHidden ? { ...step, reasonCode: null, reason: null } : step;
  });
}
