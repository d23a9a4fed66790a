import type { z } from 'zod';
import type { cardPayment } from '../../../contract/entities/payment';
import { mayPayByCard } from '../../../domain/paymentPermissions';
import { formatMoney, money } from '../../../domain/money';
import { companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { settleAccount } from '../../../domain/settlement';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../failure';
import { type CardIntent, type CardProvider, CardProviderError } from '../../system/cardProvider';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { findAccountFacts } from '../ledger/accountFacts';
import { type CardPaymentRow, findPayment } from './cardPaymentRow';
import { handlePaymentIntent, PAYMENT_ID } from './handlePaymentIntent';
import { findOwedThing, type NamedThing } from '../ledger/owedThing';

export type CardPayment = z.output<typeof cardPayment>;

interface Opened {
  readonly payment: CardPaymentRow;
  readonly number: string;
  /** In cents, as of now. */
  readonly balance: bigint;
}

/**
 * Opens a payment by card of what a report or a closed year owes, or goes on with the one that is open: however often it is asked for, from however
 * many tabs, the provider has one payment for it, and only one can be charged (decision 17).
 */
export async function openCardPayment(
  provider: CardProvider | null,
  ctx: RequestContext,
  named: NamedThing,
): Promise<Outcome<CardPayment>> {
  if (provider === null) return failed('card-not-set-up');
  // A payment that the provider gave up in the meantime is replaced once.
  for (let attempt = 1; ; attempt += 1) {
    const opened = await ctx.transact((tx) => findOrOpen(tx, ctx, named));
    if (!opened.ok) return opened;
    const intent = await askProvider(provider, opened.value);
    if (intent === null) return failed('card-provider-away');
    const received = await ctx.transact((tx) => handlePaymentIntent(tx, intent, ctx.at));
    if (intent.status === 'succeeded') return failed('report-paid-already', { receipt: intent.id });
    if (intent.status === 'canceled' && attempt === 1) continue;
    if (received === null || intent.clientSecret === null) return failed('card-provider-away');
    return ok({
      id: received.id,
      clientSecret: intent.clientSecret,
      amount: formatMoney(intent.amount),
      state: intent.status === 'processing' ? 'processing' : 'open',
    });
  }
}

async function findOrOpen(tx: Tx, ctx: RequestContext, named: NamedThing): Promise<Outcome<Opened>> {
  const { actor } = ctx.caller;
  const companyId = companyOf(actor);
  const owed = await findOwedThing(tx, companyId, named);
  if (owed === undefined) return failed('not-found');
  const refused = refusalOf(mayPayByCard(actor, companyId));
  if (refused !== null) return fail(refused);
  await lockGroup(tx, companyId);
  const facts = await findAccountFacts(tx, companyId, await programInForce(tx, ctx.at));
  const { obligations } = settleAccount(facts.obligations, facts.credits, ctx.today);
  const { number, stored, subject } = owed;
  const balance = obligations.get(owed.obligationId)?.balance ?? 0n;
  if (balance <= 0n) {
    const paid = await findPayment(tx, companyId, stored, ['succeeded']);
    return failed('report-paid-already', { receipt: paid?.intent_id ?? '' });
  }
  const live = await findPayment(tx, companyId, stored, ['opening', 'open']);
  if (live !== null) return ok({ payment: live, number, balance });
  const payment = await tx
    .insertInto('card_payment')
    .values({
      company_id: companyId,
      ...stored,
      amount: formatMoney(balance),
      status: 'opening',
      intent_id: null,
      opened_by: actor.userId,
      created_at: ctx.at,
      ledger_entry_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendAudit(tx, ctx, {
    action: 'card-payment-opened',
    subject,
    companyId,
    details: { number, amount: payment.amount },
  });
  return ok({ payment, number, balance });
}

/**
 * Makes the provider's payment, or reads it where it is known, and brings it to what is owed now. The key is our payment's, so that
 * a call whose answer was lost finds the payment it made. Null where the provider cannot be reached.
 */
async function askProvider(
  provider: CardProvider,
  { payment, number, balance }: Opened,
): Promise<CardIntent | null> {
  const key = `card-payment-${payment.id}`;
  try {
    const intent =
      payment.intent_id === null
        ? await provider.createIntent({
            amount: money(payment.amount),
            description: number,
            metadata: { [PAYMENT_ID]: payment.id, report: number },
            idempotencyKey: key,
          })
        : await provider.readIntent(payment.intent_id);
    const canChange = intent.status.startsWith('requires_') && intent.status !== 'requires_capture';
    if (!canChange || intent.amount === balance) return intent;
    return await provider.changeAmount(intent.id, balance, `${key}-${balance.toString()}`);
  } catch (error) {
    if (error instanceof CardProviderError) return null;
    throw error;
  }
}
