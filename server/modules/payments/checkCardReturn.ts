import { mayRecordPayments } from '../../../domain/paymentPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { type CardReturnRecord, loadCardReturns } from './loadCardReturns';

export interface CheckCardReturn {
  readonly id: string;
  readonly note: string;
  /** When what the person saw was told, as an instant in UTC. */
  readonly heardAt: string;
}

/**
 * Notes that a person has looked at a refund or dispute, as it was when they looked. It moves no money; what is to be done is done at
 * the provider.
 */
export const checkCardReturn = (
  ctx: RequestContext,
  { id, note, heardAt }: CheckCardReturn,
): Promise<Outcome<CardReturnRecord>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayRecordPayments(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    if (!isRowId(id)) return failed('not-found');
    const checked = await tx
      .updateTable('card_return')
      .set({
        needs_check: false,
        checked_by: ctx.caller.actor.userId,
        checked_at: ctx.at,
        check_note: note,
      })
      .where('id', '=', id)
      .where('needs_check', '=', true)
      .where('heard_at', '=', new Date(heardAt))
      .returning('id')
      .executeTakeFirst();
    const [record] = await loadCardReturns(tx, [id]);
    if (record === undefined) return failed('not-found');
    if (Date.parse(record.heardAt) !== Date.parse(heardAt))
      return failed('card-return-moved', { reference: record.providerId });
    if (checked === undefined) return ok(record);
    await appendAudit(tx, ctx, {
      action: 'card-return-checked',
      subject: { type: 'payment', id: record.paymentId },
      companyId: record.companyId,
      details: { reference: record.providerId, note },
    });
    return ok(record);
  });
