import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import {
  type CardReturnProblem,
  entered,
  needsCheck,
  moneyReturned,
  takesMoney,
} from '../../../domain/cardReturn';
import { type Cents, money } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import { type Bookkeeper, type NewEntry, type PostedEntry, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import type { CardPaymentRow } from './cardPaymentRow';
import { knownReturn } from './knownReturn';
import { isManualRefund } from './manualRefund';

/** The only currency that payments by card are taken in. */
const CURRENCY = 'usd';

/**
 * Brings the ledger to what is known of a payment's refunds and disputes, and says of each whether a person must look at it. The
 * whole is calculated from all that is known, so that the order of the messages does not matter; doing it again changes nothing.
 * The caller holds the locks of the payment and of the company.
 * @param payment null where the provider's payment is none of ours, or has not been received yet
 */
export async function enterCardReturns(
  tx: Tx,
  by: Bookkeeper,
  intentId: string,
  payment: CardPaymentRow | null,
  effectiveOn: CalendarDate = by.today,
): Promise<readonly PostedEntry[]> {
  const known = await tx
    .selectFrom('card_return')
    .selectAll()
    .where('intent_id', '=', intentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (known.length === 0) return [];
  const returns = known.map(knownReturn);
  const counted = returns.filter(({ currency }) => currency === CURRENCY);
  const wanted = moneyReturned(counted);
  const account = payment?.ledger_entry_id == null ? null : await findAccount(tx, payment.ledger_entry_id);
  const possible = account === null ? { refunded: 0n, disputed: 0n } : entered(wanted, account.left);

  for (const each of returns) {
    if (isManualRefund(each.provider_id)) continue;
    const isRefund = each.kind !== 'dispute';
    const isBeyond = isRefund ? wanted.refunded > possible.refunded : wanted.disputed > possible.disputed;
    const problem: CardReturnProblem | null =
      each.currency !== CURRENCY
        ? 'other-currency'
        : account === null
          ? 'unknown-payment'
          : takesMoney(each) && isBeyond
            ? 'beyond-payment'
            : null;
    const hasMore = problem !== null && problem !== each.problem;
    if (
      problem !== each.problem ||
      needsCheck(each, problem) !== (each.needs_check || each.checked_at !== null)
    )
      await tx
        .updateTable('card_return')
        .set({
          problem,
          needs_check: needsCheck(each, problem) && (hasMore || each.checked_at === null),
          // Whoever looked at it before has not seen this problem.
          ...(hasMore ? { checked_at: null, checked_by: null, heard_at: by.at } : {}),
        })
        .where('id', '=', each.id)
        .execute();
  }
  if (account === null || payment === null) return [];
  const entry = (kind: 'CARD_REFUND' | 'CARD_DISPUTE', amount: Cents): NewEntry => ({
    kind,
    amount,
    effectiveOn: effectiveOn < account.receivedOn ? account.receivedOn : effectiveOn,
    reference: account.reference,
    reportId: account.reportId,
    reversalOf: account.entryId,
  });
  const posted = await postEntries(
    tx,
    by,
    payment.company_id,
    [
      entry('CARD_REFUND', possible.refunded - account.refunded),
      entry('CARD_DISPUTE', possible.disputed - account.disputed),
    ].filter(({ amount }) => amount !== 0n),
  );
  if (posted.length === 0) return [];
  const settled = await settleCompany(tx, by, payment.company_id);
  return [...posted, ...settled.posted];
}

/** The payment in the ledger: what provider's refunds and disputes can take of it, and what they have taken. */
async function findAccount(tx: Tx, entryId: string) {
  const payment = await tx
    .selectFrom('ledger_entry')
    .select(['amount', 'effective_date', 'reference', 'report_id'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const parts = await tx
    .selectFrom('ledger_entry')
    .select(['kind', 'amount'])
    .where('reversal_of', '=', entryId)
    .execute();
  const sum = (kind: string): Cents =>
    parts.reduce((total, part) => (part.kind === kind ? total + money(part.amount) : total), 0n);
  return {
    entryId,
    receivedOn: calendarDate(payment.effective_date),
    reference: payment.reference,
    reportId: payment.report_id,
    left: -money(payment.amount) - sum('PAYMENT_CARD'),
    refunded: sum('CARD_REFUND'),
    disputed: sum('CARD_DISPUTE'),
  };
}
