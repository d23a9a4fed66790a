import type { RefundDetails } from '../../../../contract/entities/refund';
import { refundStatusName } from '../../../../contract/texts/refundNames';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { asCompany } from '../../../../domain/permissions';
import { mayLetUnsentGo, mayReadRefund } from '../../../../domain/refundPermissions';
import { mayChangeLines } from '../../../../domain/refundStates';
import { fail, ok } from '../../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { programInForce } from '../../configuration/programInForce';
import type { Deed } from '../../identity/caller';
import { findClaim, subjectOf } from '../claimRecord';
import { presentRefund } from '../presentRefund';
import { recordDeed } from '../recordDeed';
import { staleClaim } from '../staleClaim';
import { refreshedTotals } from './refreshedTotals';

export interface LetUnsentLineGo {
  readonly id: string;
  readonly version: number;
  readonly unsentLineId: string;
  readonly reason: string;
}

/**
 * Stops waiting for a line that Customs has not sent, so that the claim can go on without it; the line may be claimed again. The
 * company may, and whoever may verify the claim, who must tell the company why.
 */
export const letUnsentLineGo = (deed: Deed, input: LetUnsentLineGo): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const claim = await findClaim(tx, input.id, true);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const { row } = claim;
    if (row.version !== input.version) {
      const { boardZone } = await programInForce(tx, deed.at);
      return fail(await staleClaim(tx, deed, row.id, boardZone));
    }
    if (!mayChangeLines(row.status))
      return failed('refund-not-possible-now', { status: refundStatusName(deed.language, row.status) });
    const refused = refusalOf(mayLetUnsentGo(actor, subjectOf(claim)));
    if (refused !== null) return fail(refused);
    const isOwn = asCompany(actor, row.company_id).allowed;
    if (!isOwn && input.reason === '') return fieldFailed('reason', 'reason-needed');
    const line = await tx
      .updateTable('refund_unsent_line')
      .set({ state: 'let-go', is_open: false, resolved_at: deed.at })
      .where('id', '=', input.unsentLineId)
      .where('claim_id', '=', row.id)
      .where('state', '=', 'waiting')
      .returning(['entry_number', 'line_no'])
      .executeTakeFirst();
    if (line === undefined) return failed('not-found');
    const named = `${formatEntryNumber(line.entry_number)}/${line.line_no}`;
    await recordDeed(tx, deed, row, {
      action: 'refund-line-let-go',
      toStatus: row.status,
      changes: await refreshedTotals(tx, row.id),
      reason: input.reason === '' ? named : `${named}: ${input.reason}`,
    });
    return ok(await presentRefund(tx, deed, row.id));
  });
