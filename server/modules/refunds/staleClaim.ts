import { instantText } from '../../../contract/texts/instantText';
import { isRefundAction, refundActionName } from '../../../contract/texts/refundActions';
import type { Failure } from '../../failure';
import type { Queries } from '../../db/tables';
import { findLastAction } from '../audit/findLastAction';
import type { RequestContext } from '../identity/requestContext';

/** Why a claim is not the one that was looked at: what was done to it last, by whom and when (decision 11). */
export async function staleClaim(queries: Queries, ctx: RequestContext, claimId: string): Promise<Failure> {
  const last = await findLastAction(queries, 'refund', claimId, ctx.at);
  if (last === null || !isRefundAction(last.action))
    throw new Error(`claim ${claimId} has no action in the audit`);
  return {
    kind: 'stale-version',
    values: {
      what: refundActionName(ctx.language, last.action),
      who: last.by,
      when: instantText(ctx.language, ctx.boardZone, last.at.getTime()),
    },
  };
}
