import type { RefundDetails } from '../../../../contract/entities/refund';
import { mayDecideAppeal } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { fieldFailed, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { releaseClaimLines } from '../claimLines';
import { storeDecisionLetter } from '../letter/storeDecisionLetter';
import { openClaim } from '../openClaim';
import { presentRefund } from '../presentRefund';
import { recordAction } from '../recordAction';
import { openReturn } from '../review/returns';

export interface DecideAppeal {
  readonly id: string;
  readonly version: number;
  readonly outcome: 'granted' | 'dismissed';
  readonly reason: string;
}

/** Hears an appeal: the claim is verified again, or its rejection stands and a second letter says why. */
export const decideAppeal = (ctx: RequestContext, input: DecideAppeal): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const isGranted = input.outcome === 'granted';
    const wanted = { ...input, action: isGranted ? ('grantAppeal' as const) : ('dismissAppeal' as const) };
    const opened = await openClaim(tx, ctx, wanted, (subject) => mayDecideAppeal(ctx.caller.actor, subject));
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move, program } = opened.value;
    const { row } = claim;
    if (!isGranted) await releaseClaimLines(tx, row.id);
    const letter = { kind: 'rejected', reason: input.reason } as const;
    const changes = isGranted
      ? { amount_verified: null, verified_by: null, verified_at: null, decision_document_id: null }
      : { decision_document_id: await storeDecisionLetter(tx, ctx, program, row, letter) };
    if (isGranted) await tx.deleteFrom('refund_approval').where('claim_id', '=', row.id).execute();
    if (isGranted) await openReturn(tx, ctx, { claimId: row.id, reasonCode: null, reason: input.reason });
    await recordAction(tx, ctx, row, {
      action: isGranted ? 'refund-appeal-granted' : 'refund-appeal-dismissed',
      toStatus: move.status,
      changes,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });
