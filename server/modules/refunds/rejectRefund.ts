import type { REJECT_REASONS } from '../../../contract/endpoints/refundDeeds';
import type { RefundDetails } from '../../../contract/entities/refund';
import { mayRejectRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import { releaseClaimLines } from './claimLines';
import { keepDecisionLetter } from './letter/keepDecisionLetter';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordDeed } from './recordDeed';

export interface RejectRefund {
  readonly id: string;
  readonly version: number;
  readonly reasonCode: (typeof REJECT_REASONS)[number];
  readonly reason: string;
}

/** Rejects a claim with a reason that the company reads in the letter; the lines may be claimed again. */
export const rejectRefund = (deed: Deed, input: RejectRefund): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const opened = await openClaim(tx, deed, { ...input, deed: 'reject' }, (subject) =>
      mayRejectRefund(deed.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { claim, move, program } = opened.value;
    await releaseClaimLines(tx, claim.row.id);
    const letterId = await keepDecisionLetter(tx, deed, program, claim.row, {
      kind: 'rejected',
      reason: input.reason,
    });
    await recordDeed(tx, deed, claim.row, {
      action: 'refund-rejected',
      toStatus: move.status,
      changes: {
        decision_document_id: letterId,
        rejected_by: deed.caller.actor.userId,
        rejected_on: deed.today,
      },
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentRefund(tx, deed, claim.row.id));
  });
