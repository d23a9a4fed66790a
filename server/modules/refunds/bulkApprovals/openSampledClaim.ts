import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { asStaff } from '../../../../domain/permissions';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findApproval, presentApproval } from './presentApproval';

/** The claims that the reader decides on together. */
export async function getBulkApproval(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'language'>,
  id: string,
): Promise<Outcome<BulkApproval>> {
  const refused = refusalOf(asStaff(reader.caller.actor, 'approver', 'admin'));
  if (refused !== null) return fail(refused);
  const approval = await findApproval(queries, id, reader.caller.actor.userId, false);
  return approval === null ? failed('not-found') : ok(await presentApproval(queries, reader, approval));
}

/** Notes that the approver has a claim of the sample on screen. */
export const openSampledClaim = (
  ctx: RequestContext,
  input: { readonly id: string; readonly claimId: string },
): Promise<Outcome<BulkApproval>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(asStaff(actor, 'approver', 'admin'));
    if (refused !== null) return fail(refused);
    const approval = await findApproval(tx, input.id, actor.userId, false);
    if (approval === null) return failed('not-found');
    await tx
      .updateTable('refund_bulk_approval_claim')
      .set({ opened_at: ctx.at })
      .where('approval_id', '=', approval.id)
      .where('claim_id', '=', isRowId(input.claimId) ? input.claimId : '0')
      .where('in_sample', '=', true)
      .where('opened_at', 'is', null)
      .execute();
    return ok(await presentApproval(tx, ctx, approval));
  });
