import type { RETURN_REASONS } from '../../../contract/endpoints/refunds/actions';
import type { RefundDetails } from '../../../contract/entities/refund';
import { mayReturnRefundForInfo, mayReturnRefundToVerifier } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordAction } from './recordAction';
import { openReturn } from './review/returns';
import { findReviewers } from './review/reviewers';

const VERIFYING = ['verifier', 'admin'] as const;

export interface ReturnRefund {
  readonly id: string;
  readonly version: number;
  readonly to: 'company' | 'verifier';
  readonly reasonCode: (typeof RETURN_REASONS)[number];
  readonly reason: string;
}

/** Asks the company for more, or sends a verified claim back to verification. The one who gets it back must be told why in words. */
export const returnRefund = (ctx: RequestContext, input: ReturnRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const toCompany = input.to === 'company';
    const wanted = { ...input, action: toCompany ? 'returnForInfo' : 'returnToVerifier' } as const;
    const opened = await openClaim(tx, ctx, wanted, (subject) =>
      toCompany ? mayReturnRefundForInfo(actor, subject) : mayReturnRefundToVerifier(actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move } = opened.value;
    await tx.deleteFrom('refund_approval').where('claim_id', '=', claim.row.id).execute();
    if (!toCompany) await openReturn(tx, ctx, { ...input, claimId: claim.row.id });
    await recordAction(tx, ctx, claim.row, {
      action: toCompany ? 'refund-returned-to-company' : 'refund-returned-to-verifier',
      toStatus: move.status,
      // It goes back to whoever verified it, and not to a queue of everyone.
      ...(toCompany ? {} : { changes: { assigned_to: await stillVerifying(tx, claim.row.verified_by) } }),
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, ctx, claim.row.id));
  });

/** Null for a person who has left, or verifies no longer: the claim is then anyone's to take. */
async function stillVerifying(tx: Tx, userId: string | null): Promise<string | null> {
  const reviewers = await findReviewers(tx);
  const verifier = reviewers.find(
    ({ id, roles }) => id === userId && VERIFYING.some((role) => roles.includes(role)),
  );
  return verifier?.id ?? null;
}
