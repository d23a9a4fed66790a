import { calendarDate, isCalendarDate } from '../../../domain/calendarDate';
import { mayRecordPayments } from '../../../domain/companyPermissions';
import { formatMoney, money } from '../../../domain/money';
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

export interface ReversePayment {
  readonly id: string;
  readonly reason: 'bounced' | 'entered-by-mistake';
  /** 'YYYY-MM-DD', from the day of receipt to today. */
  readonly reversedOn: string;
  readonly note: string;
}

/** Takes a payment back by an entry of its own. What it had paid is owed as if it had never come, late charges included. */
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
    if (await isReversed(tx, payment.id)) return failed('payment-reversed-before');
    const { reversedOn } = input;
    if (!isCalendarDate(reversedOn) || reversedOn > ctx.today || reversedOn < payment.effective_date)
      return fieldFailed('reversedOn', 'payment-date-not-possible', { today: ctx.today });

    const by = bookkeeperOf(ctx);
    const reversal = await postEntries(tx, by, payment.company_id, [
      {
        kind: payment.kind,
        amount: -money(payment.amount),
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
      details: { ...input, amount: payment.amount, ledger: [...reversal, ...posted] },
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

async function isReversed(tx: Tx, paymentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where('reversal_of', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}
