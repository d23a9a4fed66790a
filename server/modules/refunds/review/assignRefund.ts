import type { RefundDetails } from '../../../../contract/entities/refund';
import { mayAssignRefund, mayReadRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { Deed } from '../../identity/caller';
import { findClaim, subjectOf } from '../claimRecord';
import { presentRefund } from '../presentRefund';
import { tell } from '../tellOfClaim';
import { findReviewers } from './reviewers';

/** Assigns a claim to somebody, or to nobody. It changes nothing of the claim, so whoever is about to decide need not look again. */
export const assignRefund = (
  deed: Deed,
  input: { readonly id: string; readonly desk: string | null },
): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const refused = refusalOf(mayAssignRefund(actor));
    if (refused !== null) return fail(refused);
    const claim = await findClaim(tx, input.id, true);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const { row } = claim;
    const people = await findReviewers(tx);
    const to = input.desk === 'me' ? actor.userId : input.desk;
    if (to !== null && !people.some(({ id }) => id === to))
      return fieldFailed('desk', 'person-not-a-reviewer');
    if (row.assigned_to === to) return ok(await presentRefund(tx, deed, row.id));

    await tx.updateTable('refund_claim').set({ assigned_to: to }).where('id', '=', row.id).execute();
    const silent = { kind: 'refund-moved', staff: [], company: false } as const;
    await tell(tx, deed, row, silent, { number: row.number });
    await appendAudit(tx, deed, {
      action: 'refund-assigned',
      subject: { type: 'refundDesk', id: row.id },
      companyId: row.company_id,
      details: { number: row.number, from: row.assigned_to, to },
    });
    return ok(await presentRefund(tx, deed, row.id));
  });
