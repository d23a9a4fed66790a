import { calendarDate, isCalendarDate } from '../../../domain/calendarDate';
import { mayRecordPayments } from '../../../domain/paymentPermissions';
import { type Cents, formatMoney, money } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { owedBy } from './accountOf';
import { manualRefundId } from './manualRefund';

export interface ReversePayment {
  readonly id: string;
  readonly reason: 'bounced' | 'entered-by-mistake' | 'refunded';
  /** Exact money above zero, at most what is left of the payment; all of that where none is named. */
  readonly amount?: string | undefined;
  /** What of it was taken back already, as the person saw it. */
  readonly returned?: string | undefined;
  /** 'YYYY-MM-DD', from the day of receipt to today. */
  readonly reversedOn: string;
  readonly note: string;
}

/**
 * Takes a payment back, or part of it, by an entry of its own. What that had paid is owed as if it had never come, late charges
 * included.
 */
export const reversePayment = (
  ctx: RequestContext,
  input: ReversePayment,
): Promise<Outcome<{ readonly companyBalance: string }>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayRecordPayments(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const payment = await findPayment(tx, input.id);
    if (payment === undefined) return failed('not-found');
    await lockGroup(tx, payment.company_id);
    const left = await leftOf(tx, payment.id);
    if (left <= 0n) return failed('payment-reversed-before');
    // The provider's message about a refund may have been entered since: entered by hand as well, it would count twice.
    const returned = -money(payment.amount) - left;
    if (input.returned !== undefined && money(input.returned) !== returned)
      return failed('payment-returned-moved', { seen: input.returned, now: formatMoney(returned) });
    const amount = input.amount === undefined ? left : money(input.amount);
    if (amount <= 0n) return fieldFailed('amount', 'field-invalid');
    if (amount > left) return fieldFailed('amount', 'payment-part-too-much', { left: formatMoney(left) });
    const { reversedOn } = input;
    if (!isCalendarDate(reversedOn) || reversedOn > ctx.today || reversedOn < payment.effective_date)
      return fieldFailed('reversedOn', 'payment-date-not-possible', { today: ctx.today });

    const by = bookkeeperOf(ctx);
    const isCardRefund = payment.kind === 'PAYMENT_CARD' && input.reason === 'refunded';
    if (isCardRefund) await rememberRefundByHand(tx, ctx, payment, amount);
    const reversal = await postEntries(tx, by, payment.company_id, [
      {
        kind: isCardRefund ? 'CARD_REFUND' : payment.kind,
        amount,
        effectiveOn: calendarDate(reversedOn),
        reference: payment.reference,
        reportId: payment.report_id,
        reversalOf: payment.id,
        note: input.note,
      },
    ]);
    const { settlement, posted } = await settleCompany(tx, by, payment.company_id);
    await appendAudit(tx, ctx, {
      action: 'payment-reversed',
      subject: { type: 'payment', id: payment.id },
      companyId: payment.company_id,
      details: { ...input, amount: formatMoney(amount), ledger: [...reversal, ...posted] },
    });
    return ok({ companyBalance: formatMoney(owedBy(settlement)) });
  });

const findPayment = async (tx: Tx, id: string) =>
  isRowId(id)
    ? tx
        .selectFrom('ledger_entry')
        .select(['id', 'company_id', 'kind', 'amount', 'effective_date', 'reference', 'report_id'])
        .where('id', '=', id)
        .where('kind', 'in', ['PAYMENT_CHECK', 'PAYMENT_ACH', 'PAYMENT_CARD'])
        .where('reversal_of', 'is', null)
        .executeTakeFirst()
    : undefined;

async function leftOf(tx: Tx, paymentId: string): Promise<Cents> {
  const row = await tx
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.sum<string>('amount').as('amount'))
    .where((where) => where.or([where('id', '=', paymentId), where('reversal_of', '=', paymentId)]))
    .executeTakeFirstOrThrow();
  return -money(row.amount);
}

/**
 * The provider may tell of a refund after a person has entered it. What was refunded in total by then is kept like a word of the
 * provider's own, so that the same money is not taken back twice.
 */
async function rememberRefundByHand(
  tx: Tx,
  { at }: Pick<RequestContext, 'at'>,
  payment: { readonly id: string; readonly reference: string },
  amount: Cents,
): Promise<void> {
  const before = await tx
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.sum<string | null>('amount').as('amount'))
    .where('reversal_of', '=', payment.id)
    .where('kind', '=', 'CARD_REFUND')
    .executeTakeFirst();
  const asOf = String(Math.floor(at.getTime() / 1000));
  const latest = {
    amount: (money(before?.amount ?? '0.00') + amount).toString(),
    as_of: asOf,
    said_since: asOf,
    happened_at: at,
    heard_at: at,
  };
  await tx
    .insertInto('card_return')
    .values({
      provider_id: manualRefundId(payment.id),
      intent_id: payment.reference,
      kind: 'refund-total',
      state: 'done',
      currency: 'usd',
      reason: '',
      problem: null,
      needs_check: false,
      checked_by: null,
      checked_at: null,
      ...latest,
    })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(latest))
    .execute();
}
