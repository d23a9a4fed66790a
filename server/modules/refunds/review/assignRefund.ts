import type { RefundDetails } from '../../../../contract/entities/refund';
import { mayAssignRefund, mayReadRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { findClaim, subjectOf } from '../claimRecord';
import { presentRefund } from '../presentRefund';
import { notifyReaders } from '../notifyClaim';
import { findReviewers } from './reviewers';

/** Assigns a claim to somebody, or to nobody. It changes nothing of the claim, so whoever is about to decide need not look again. */
export const assignRefund = (
  ctx: RequestContext,
  input: { readonly id: string; readonly assignee: string | null },
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(mayAssignRefund(actor));
    if (refused !== null) return fail(refused);
    const claim = await findClaim(tx, input.id, true);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const { row } = claim;
    const people = await findReviewers(tx);
    const to = input.assignee === 'me' ? actor.userId : input.assignee;
    if (to !== null && !people.some(({ id }) => id === to))
      return fieldFailed('assignee', 'person-not-a-reviewer');
    if (row.assigned_to === to) return ok(await presentRefund(tx, ctx, row.id));

    await tx.updateTable('refund_claim').set({ assigned_to: to }).where('id', '=', row.id).execute();
    const silent = { kind: 'refund-moved', staff: [], company: false } as const;
    await notifyReaders(tx, ctx, row, silent, { number: row.number });
    await appendAudit(tx, ctx, {
      action: 'refund-assigned',
      subject: { type: 'refundDesk', id: row.id },
      companyId: row.company_id,
      details: { number: row.number, from: row.assigned_to, to },
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });
