import type { TimelineEntry } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import { findDeedsOn } from '../audit/findDeedsOn';
import { toldStep } from '../audit/toldStep';

/** Words between verifier and approver that the company does not read. */
const AMONG_STAFF = new Set(['refund-returned-to-verifier', 'refund-verified', 'refund-approval-signed']);

/** What was done to a claim, oldest first, read from the audit: who, on whose behalf, what, why. */
export async function findTimeline(
  queries: Queries,
  claimId: string,
  readerIsStaff: boolean,
): Promise<TimelineEntry[]> {
  const deeds = await findDeedsOn(queries, 'refund', [claimId]);
  return deeds.map((deed) => {
    const step = toldStep(deed);
    const isHidden = AMONG_STAFF.has(deed.action) && !readerIsStaff;
    return isHidden ? { ...step, reasonCode: null, reason: null } : step;
  });
}
