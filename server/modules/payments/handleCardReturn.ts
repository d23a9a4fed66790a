import { dateInZone, earlier } from '../../../domain/calendarDate';
import { replaces } from '../../../domain/cardReturn';
import { formatMoney, sumMoney, money } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import type { HeardReturn } from '../../system/cardReturnMessage';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { lockGroup } from '../companies/companyGroup';
import type { Bookkeeper, PostedEntry } from '../ledger/postEntries';
import { notify } from '../notifications/notify';
import type { CardPaymentRow } from './cardPaymentRow';
import { enterCardReturns } from './enterCardReturns';
import { lockIntent } from './lockIntent';

/**
 * Records a refund or dispute that happened at the provider. It came from outside, so it is entered as a fact, once, however often
 * and in whatever order it is told; what cannot be entered waits for a person. Answers our payment, or null where it is none of ours.
 */
export async function handleCardReturn(tx: Tx, heard: HeardReturn, at: Date): Promise<CardPaymentRow | null> {
  await lockIntent(tx, heard.intentId);
  const payment = await findOurPayment(tx, heard.intentId);
  if (payment !== null) await lockGroup(tx, payment.company_id);
  if (!(await remember(tx, heard, at))) return payment;

  const { boardZone } = await programInForce(tx, at);
  const today = dateInZone(at.getTime(), boardZone);
  const by: Bookkeeper = { userId: null, at, today };
  const happenedOn = earlier(dateInZone(heard.happenedAt.getTime(), boardZone), today);
  const ledger = await enterCardReturns(tx, by, heard.intentId, payment, happenedOn);
  await tellPeople(tx, heard, payment, ledger, at);
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'card-return-recorded',
      subject: { type: 'payment', id: payment?.ledger_entry_id ?? null },
      companyId: payment?.company_id ?? null,
      details: {
        reference: heard.id,
        intent: heard.intentId,
        kind: heard.kind,
        state: heard.state,
        amount: formatMoney(heard.amount),
        currency: heard.currency,
        ledger,
      },
    },
  );
  return payment;
}

async function findOurPayment(tx: Tx, intentId: string): Promise<CardPaymentRow | null> {
  const row = await tx
    .selectFrom('card_payment')
    .selectAll()
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what was said last; false where it was known, or is older than what is known. */
async function remember(tx: Tx, heard: HeardReturn, at: Date): Promise<boolean> {
  const known = await tx
    .selectFrom('card_return')
    .select(['id', 'kind', 'state', 'amount', 'as_of'])
    .where('provider_id', '=', heard.id)
    .forUpdate()
    .executeTakeFirst();
  const said = {
    state: heard.state,
    amount: heard.amount.toString(),
    currency: heard.currency,
    reason: heard.reason,
    as_of: String(heard.asOf),
    happened_at: heard.happenedAt,
    heard_at: at,
  };
  if (known === undefined) {
    await tx
      .insertInto('card_return')
      .values({
        provider_id: heard.id,
        intent_id: heard.intentId,
        kind: heard.kind,
        ...said,
        problem: null,
        needs_check: false,
        checked_by: null,
        checked_at: null,
      })
      .execute();
    return true;
  }
  const before = { ...known, amount: BigInt(known.amount), asOf: Number(known.as_of) };
  if (known.kind !== heard.kind || !replaces(heard, before)) return false;
  const isNews = known.state !== heard.state || before.amount !== heard.amount;
  await tx
    .updateTable('card_return')
    .set(isNews ? { ...said, needs_check: false, checked_by: null, checked_at: null, check_note: '' } : said)
    .where('id', '=', known.id)
    .execute();
  return isNews;
}

/** The board's administrators, whatever it is, and the company whose balance it moved. */
async function tellPeople(
  tx: Tx,
  heard: HeardReturn,
  payment: CardPaymentRow | null,
  ledger: readonly PostedEntry[],
  at: Date,
): Promise<void> {
  const touches = [{ type: 'report' as const }, { type: 'company' as const }];
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'card-return-recorded',
      values: { reference: heard.id },
      audience: { kind: 'roles', roles: ['admin'] },
      touches,
    },
  );
  const moved = sumMoney(
    ledger.filter(({ kind }) => kind.startsWith('CARD_')).map(({ amount }) => money(amount)),
  );
  if (payment === null || moved === 0n) return;
  await notify(
    tx,
    { at, caller: null },
    {
      kind: moved > 0n ? 'card-payment-returned' : 'card-payment-restored',
      values: { amount: formatMoney(moved > 0n ? moved : -moved) },
      audience: { kind: 'company', companyId: payment.company_id },
      touches,
    },
  );
}
