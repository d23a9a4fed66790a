import type { RefundDetails } from '../../../contract/entities/refund';
import { mayTakeUpRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { recordDeed } from './recordDeed';

/** Begins to verify a claim, so that others see who is at it; an unassigned claim is assigned to its reviewer. */
export const takeUpRefund = (
  deed: Deed,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const opened = await openClaim(tx, deed, { ...input, deed: 'takeUp' }, (subject) =>
      mayTakeUpRefund(deed.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    const desk = claim.row.assigned_to ?? deed.caller.actor.userId;
    await recordDeed(tx, deed, claim.row, {
      action: 'refund-taken-up',
      toStatus: move.status,
      changes: { assigned_to: desk },
    });
    return ok(await presentRefund(tx, deed, claim.row.id));
  });
