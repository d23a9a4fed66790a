import type { RefundDetails } from '../../../../contract/entities/refund';
import { calendarDate, isCalendarDate } from '../../../../domain/calendarDate';
import { formatMoney, money } from '../../../../domain/money';
import { mayPreparePaymentRun } from '../../../../domain/paymentRun';
import { mayReadRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { bookkeeperOf, postEntries } from '../../ledger/postEntries';
import { findClaim, subjectOf } from '../claimRecord';
import { presentRefund } from '../presentRefund';
import { recordDeed } from '../recordDeed';
import { staleClaim } from '../staleClaim';
import { findAccountsOf } from './accountsOf';

export interface NoteRepayment {
  readonly id: string;
  readonly version: number;
  readonly amount: string;
  /** Not after today. */
  readonly receivedOn: string;
  readonly reference: string;
}

/** A company paid back what Customs took away after its refund: the claim's account is lowered by it, whatever its status. */
export const noteRepayment = (deed: Deed, input: NoteRepayment): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const refused = refusalOf(mayPreparePaymentRun(actor));
    if (refused !== null) return fail(refused);
    const claim = await findClaim(tx, input.id, true);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const { row } = claim;
    if (row.version !== input.version) return fail(await staleClaim(tx, deed, row.id));
    const { receivedOn } = input;
    if (!isCalendarDate(receivedOn) || receivedOn > deed.today)
      return fieldFailed('receivedOn', 'payment-date-not-possible', { today: deed.today });
    const most = (await findAccountsOf(tx, [row.id])).get(row.id)?.receivable ?? 0n;
    const amount = money(input.amount);
    if (amount <= 0n || amount > most)
      return fieldFailed('amount', 'set-off-too-much', { most: formatMoney(most) });
    await postEntries(tx, bookkeeperOf(deed), row.company_id, [
      {
        kind: 'REFUND_REPAID',
        amount: -amount,
        effectiveOn: calendarDate(receivedOn),
        reference: input.reference,
        refundId: row.id,
      },
    ]);
    await recordDeed(tx, deed, row, {
      action: 'refund-repaid',
      toStatus: row.status,
      reason: input.reference,
      amount,
    });
    return ok(await presentRefund(tx, deed, row.id));
  });
