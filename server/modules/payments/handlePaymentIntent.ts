import { dateInZone } from '../../../domain/calendarDate';
import { formatMoney } from '../../../domain/money';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import type { CardIntent } from '../../system/cardProvider';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { lockGroup } from '../companies/companyGroup';
import { type Bookkeeper, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { notify } from '../notifications/notify';
import { type CardPaymentRow, findCardPayment } from './cardPaymentRow';
import { enterCardReturns } from './enterCardReturns';
import { lockIntent } from './lockIntent';
import { notifyCompanyOfReturn } from './notifyCompanyOfReturn';

/** The name under which the provider keeps our payment's id. */
export const PAYMENT_ID = 'card_payment_id';

/**
 * Acts on what the provider says of a payment, whether it came as a message or as an answer, first or last or twice: what was
 * received is entered once. Answers our payment, or null where it is none of ours.
 */
export async function handlePaymentIntent(
  tx: Tx,
  intent: CardIntent,
  at: Date,
): Promise<CardPaymentRow | null> {
  const id = intent.metadata[PAYMENT_ID] ?? '';
  const known = isRowId(id) ? await findCardPayment(tx, id) : null;
  if (known === null) return null;
  await lockIntent(tx, intent.id);
  await lockGroup(tx, known.company_id);
  const payment = await tx
    .selectFrom('card_payment')
    .selectAll()
    .where('id', '=', known.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (payment.intent_id !== null && payment.intent_id !== intent.id) return null;
  if (payment.status === 'succeeded') return payment;
  if (intent.status === 'succeeded') return enterPayment(tx, payment, intent, at);
  return tx
    .updateTable('card_payment')
    .set({
      intent_id: intent.id,
      status: intent.status === 'canceled' ? 'canceled' : 'open',
      amount: formatMoney(intent.amount),
      decline: intent.decline,
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function enterPayment(
  tx: Tx,
  payment: CardPaymentRow,
  intent: CardIntent,
  at: Date,
): Promise<CardPaymentRow> {
  const { boardZone } = await programInForce(tx, at);
  const by: Bookkeeper = {
    userId: payment.opened_by,
    at,
    today: dateInZone(at.getTime(), boardZone),
  };
  const paidFor = await findPaidFor(tx, payment);
  const [entry] = await postEntries(tx, by, payment.company_id, [
    {
      kind: 'PAYMENT_CARD',
      amount: -intent.amountReceived,
      effectiveOn: by.today,
      reference: intent.id,
      reportId: payment.report_id === null ? null : (paidFor?.id ?? payment.report_id),
      exemptionId: payment.exemption_id,
    },
  ]);
  if (entry === undefined) throw new Error('a payment by card was not entered');
  const { posted } = await settleCompany(tx, by, payment.company_id);
  const amount = formatMoney(intent.amountReceived);
  const paid = await tx
    .updateTable('card_payment')
    .set({ intent_id: intent.id, status: 'succeeded', amount, decline: '', ledger_entry_id: entry.id })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // A refund or dispute may have been told of first.
  const returned = await enterCardReturns(tx, { ...by, userId: null }, intent.id, paid);
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'card-payment-received',
      subject: { type: 'payment', id: entry.id },
      companyId: payment.company_id,
      details: {
        amount,
        intent: intent.id,
        openedBy: payment.opened_by,
        ledger: [entry, ...posted, ...returned],
      },
    },
  );
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'payment-received',
      values: { number: paidFor?.number ?? '', amount },
      audience: { kind: 'company', companyId: payment.company_id },
      touches: [
        {
          type: 'report',
          ...(paidFor === undefined || payment.report_id === null ? {} : { id: paidFor.id }),
        },
        { type: 'company' },
      ],
    },
  );
  await notifyCompanyOfReturn(tx, payment.company_id, returned, at);
  return paid;
}

/** The report as it stands now, or the exemption whose closed year is paid; undefined where the report's period has none any more. */
const findPaidFor = (tx: Tx, { report_id: root, exemption_id: exemptionId }: CardPaymentRow) =>
  root === null
    ? tx.selectFrom('exemption').select(['id', 'number']).where('id', '=', exemptionId).executeTakeFirst()
    : tx
        .selectFrom('assessment_report')
        .select(['id', 'number'])
        .where((where) => where(where.fn.coalesce('root_id', 'id'), '=', root))
        .where('is_current', '=', true)
        .executeTakeFirst();
