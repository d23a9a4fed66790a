import { dateInZone, earlier } from '../../../domain/calendarDate';
import { knownAfter } from '../../../domain/cardReturn';
import type { Tx } from '../../db/transaction';
import type { ReportedReturn } from '../../system/cardReturnMessage';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { lockGroup } from '../companies/companyGroup';
import type { Bookkeeper } from '../ledger/postEntries';
import { notify } from '../notifications/notify';
import type { CardPaymentRow } from './cardPaymentRow';
import { enterCardReturns } from './enterCardReturns';
import { inUnits } from './inUnits';
import { knownReturn } from './knownReturn';
import { lockIntent } from './lockIntent';
import { notifyCompanyOfReturn } from './notifyCompanyOfReturn';

/**
 * Records a refund or dispute that happened at the provider. It came from outside, so it is entered as a fact, once, however often
 * and in whatever order it is told; what cannot be entered waits for a person. Answers our payment, or null where it is none of ours.
 */
export async function handleCardReturn(
  tx: Tx,
  reported: ReportedReturn,
  at: Date,
): Promise<CardPaymentRow | null> {
  await lockIntent(tx, reported.intentId);
  const payment = await findOurPayment(tx, reported.intentId);
  if (payment !== null) await lockGroup(tx, payment.company_id);
  const change = await remember(tx, reported, at);
  if (change === 'none') return payment;

  const { boardZone } = await programInForce(tx, at);
  const today = dateInZone(at.getTime(), boardZone);
  const by: Bookkeeper = { userId: null, at, today };
  const happenedOn = earlier(dateInZone(reported.happenedAt.getTime(), boardZone), today);
  const ledger = await enterCardReturns(tx, by, reported.intentId, payment, happenedOn);
  if (change === 'only-time' && ledger.length === 0) return payment;
  await notifyAdmins(tx, reported, at);
  if (payment !== null) await notifyCompanyOfReturn(tx, payment.company_id, ledger, at);
  await appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action: 'card-return-recorded',
      subject: { type: 'payment', id: payment?.ledger_entry_id ?? null },
      companyId: payment?.company_id ?? null,
      details: {
        reference: reported.id,
        intent: reported.intentId,
        kind: reported.kind,
        state: reported.state,
        amount: inUnits(reported.amount.toString(), reported.currency),
        currency: reported.currency,
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

/**
 * Keeps what was said last, and since when. `only-time` is the same said again, later or earlier: it can still move money, because a
 * total counts the refunds that failed before it was said.
 */
async function remember(tx: Tx, reported: ReportedReturn, at: Date): Promise<'news' | 'only-time' | 'none'> {
  const known = await tx
    .selectFrom('card_return')
    .select(['id', 'kind', 'state', 'amount', 'as_of', 'said_since'])
    .where('provider_id', '=', reported.id)
    .forUpdate()
    .executeTakeFirst();
  const before = known === undefined ? null : knownReturn(known);
  if (before !== null && before.kind !== reported.kind) return 'none';
  const after = knownAfter(before, reported);
  const times = { as_of: String(after.asOf), said_since: String(after.since) };
  const row = {
    ...times,
    state: after.state,
    amount: after.amount.toString(),
    currency: reported.currency,
    reason: reported.reason,
    happened_at: reported.happenedAt,
    heard_at: at,
    needs_check: false,
    checked_by: null,
    checked_at: null,
  };
  if (before === null) {
    await tx
      .insertInto('card_return')
      .values({
        provider_id: reported.id,
        intent_id: reported.intentId,
        kind: reported.kind,
        problem: null,
        ...row,
      })
      .execute();
    return 'news';
  }
  const isNews = before.state !== after.state || before.amount !== after.amount;
  if (!isNews && before.asOf === after.asOf && before.since === after.since) return 'none';
  await tx
    .updateTable('card_return')
    .set(isNews ? { ...row, check_note: '' } : times)
    .where('id', '=', before.id)
    .execute();
  return isNews ? 'news' : 'only-time';
}

/** The board's administrators, whatever it is. */
const notifyAdmins = (tx: Tx, reported: ReportedReturn, at: Date): Promise<unknown> =>
  notify(
    tx,
    { at, caller: null },
    {
      kind: 'card-return-recorded',
      values: { reference: reported.id },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [{ type: 'report' }, { type: 'company' }],
    },
  );
