import type { RefundWaiver } from '../../../../contract/entities/refundException';
import { mayGrantRefundExceptions } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { findWaivers } from './waivers';

/** Takes a waiver back with a reason: claims of the year are taken again. */
export const withdrawWaiver = (
  ctx: RequestContext,
  input: { readonly id: string; readonly reason: string },
): Promise<Outcome<RefundWaiver>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayGrantRefundExceptions(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    if (!isRowId(input.id)) return failed('not-found');
    const taken = await tx
      .updateTable('refund_waiver')
      .set({
        withdrawn_by: ctx.caller.actor.userId,
        withdrawn_at: ctx.at,
        withdrawn_reason: input.reason,
      })
      .where('id', '=', input.id)
      .where('withdrawn_by', 'is', null)
      .returning(['company_id', 'fiscal_year'])
      .executeTakeFirst();
    if (taken === undefined) return failed('not-found');
    await appendAudit(tx, ctx, {
      action: 'refund-waiver-withdrawn',
      subject: { type: 'refundWaiver', id: input.id },
      companyId: taken.company_id,
      details: { fiscalYear: taken.fiscal_year, reason: input.reason },
    });
    const waiver = (await findWaivers(tx, taken.company_id)).find(({ id }) => id === input.id);
    if (waiver === undefined) throw new Error('a waiver just changed is not there');
    return ok(waiver);
  });
