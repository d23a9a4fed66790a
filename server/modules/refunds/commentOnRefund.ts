import type { RefundDetails } from '../../../contract/entities/refund';
import { isInternalByDefault } from '../../../domain/comment';
import { isActing } from '../../../domain/permissions';
import { mayCommentInternally, mayCommentRefund, mayReadRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { isStaff, STAFF_ROLES } from '../../../domain/roles';
import { failed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findClaim, subjectOf } from './claimRecord';
import { presentRefund } from './presentRefund';
import { notifyReaders } from './notifyClaim';

export interface CommentOnRefund {
  readonly id: string;
  readonly text: string;
  /** For staff alone; left out, whatever staff write is. */
  readonly internal?: boolean | undefined;
}

/** Comments on a claim. A comment changes nothing of it, so whoever is about to decide need not look again. */
export const commentOnRefund = (
  ctx: RequestContext,
  input: CommentOnRefund,
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor, name } = ctx.caller;
    const claim = await findClaim(tx, input.id, false);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const internal = input.internal ?? isInternalByDefault(actor);
    const policy = internal ? mayCommentInternally(actor) : mayCommentRefund(actor, subjectOf(claim));
    const refused = refusalOf(policy);
    if (refused !== null) return fail(refused);

    const { row } = claim;
    const { id } = await tx
      .insertInto('refund_comment')
      .values({
        claim_id: row.id,
        written_by: actor.userId,
        written_at: ctx.at,
        text: input.text,
        internal,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fromStaff = isStaff(actor.roles) && !isActing(actor);
    const readers = fromStaff && !internal ? [] : STAFF_ROLES;
    const rule = {
      kind: 'refund-commented',
      staff: readers,
      company: fromStaff && !internal,
    } as const;
    await notifyReaders(tx, ctx, row, rule, { number: row.number, person: name });
    await appendAudit(tx, ctx, {
      action: 'refund-commented',
      subject: { type: 'refund-comment', id },
      companyId: row.company_id,
      details: { claimId: row.id, number: row.number, internal, text: input.text },
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });
