import { instantText } from '../../../contract/texts/instantText';
import { isRefundAction, refundActionName } from '../../../contract/texts/refundDeeds';
import type { Failure } from '../../failure';
import type { Queries } from '../../db/tables';
import { findLastDeed } from '../audit/findLastDeed';
import type { Deed } from '../identity/caller';

/** Why a claim is not the one that was looked at: what was done to it last, by whom and when (decision 11). */
export async function staleClaim(queries: Queries, deed: Deed, claimId: string): Promise<Failure> {
  const last = await findLastDeed(queries, 'refund', claimId);
  if (last === null || !isRefundAction(last.action))
    throw new Error(`claim ${claimId} has no action in the audit`);
  return {
    kind: 'stale-version',
    values: {
      what: refundActionName(deed.language, last.action),
      who: last.by,
      when: instantText(deed.language, deed.boardZone, last.at.getTime()),
    },
  };
}
