import type { RETURN_REASONS } from '../../../contract/endpoints/refundDeeds';
import type { RefundDetails } from '../../../contract/entities/refund';
import { mayReturnRefundForInfo, mayReturnRefundToVerifier } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordDeed } from './recordDeed';
import { openReturn } from './review/returns';

export interface ReturnRefund {
  readonly id: string;
  readonly version: number;
  readonly to: 'company' | 'verifier';
  readonly reasonCode: (typeof RETURN_REASONS)[number];
  readonly reason: string;
}

/** Asks the company for more, or sends a verified claim back to verification. The one who gets it back must be told why in words. */
export const returnRefund = (deed: Deed, input: ReturnRefund): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const toCompany = input.to === 'company';
    const wanted = { ...input, deed: toCompany ? 'returnForInfo' : 'returnToVerifier' } as const;
    const opened = await openClaim(tx, deed, wanted, (subject) =>
      toCompany ? mayReturnRefundForInfo(actor, subject) : mayReturnRefundToVerifier(actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move } = opened.value;
    await tx.deleteFrom('refund_approval').where('claim_id', '=', claim.row.id).execute();
    if (!toCompany) await openReturn(tx, deed, { ...input, claimId: claim.row.id });
    await recordDeed(tx, deed, claim.row, {
      action: toCompany ? 'refund-returned-to-company' : 'refund-returned-to-verifier',
      toStatus: move.status,
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, deed, claim.row.id));
  });
