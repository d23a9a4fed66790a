import type { TimelineEntry } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import { findActionsOn } from '../audit/findActionsOn';
import { describeStep } from '../audit/describeStep';

/** Words between verifier and approver that the company does not read. */
const AMONG_STAFF = new Set(['refund-returned-to-verifier', 'refund-verified', 'refund-approval-signed']);

/** What was done to a claim, oldest first, read from the audit: who, on whose behalf, what, why. */
export async function findTimeline(
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
