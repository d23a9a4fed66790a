import type { z } from 'zod';
import type { cardPaymentState } from '../../../contract/entities/payment';
import { mayReadCompany } from '../../../domain/companyPermissions';
import { ok } from '../../../domain/result';
import type { Database } from '../../db/database';
import { isRowId } from '../../db/rowId';
import { inTransaction } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import { type CardProvider, CardProviderError } from '../../system/cardProvider';
import type { RequestContext } from '../identity/requestContext';
import { type CardPaymentRow, findCardPayment } from './cardPaymentRow';
import { handlePaymentIntent } from './handlePaymentIntent';

export type CardPaymentState = z.output<typeof cardPaymentState>;

/**
 * Where a payment by card stands. While it is open the provider is asked, so that a message that never came and a browser that was
 * closed lose nothing.
 */
export async function readCardPayment(
  database: Database,
  provider: CardProvider | null,
  reader: Pick<RequestContext, 'caller' | 'at'>,
  id: string,
): Promise<Outcome<CardPaymentState>> {
  const payment = isRowId(id) ? await findCardPayment(database.db, id) : null;
  if (payment === null || !mayReadCompany(reader.caller.actor, payment.company_id).allowed)
    return failed('not-found');
  if (provider === null || payment.intent_id === null || payment.status !== 'open')
    return ok(present(payment, false));
  try {
    const intent = await provider.readIntent(payment.intent_id);
    const received = await inTransaction(database, (tx) => handlePaymentIntent(tx, intent, reader.at));
    return ok(present(received ?? payment, intent.status === 'processing'));
  } catch (error) {
    if (error instanceof CardProviderError) return ok(present(payment, false));
    throw error;
  }
}

const present = (payment: CardPaymentRow, isProcessing: boolean): CardPaymentState => ({
  id: payment.id,
  reportId: payment.report_id,
  exemptionId: payment.exemption_id,
  state: isProcessing ? 'processing' : payment.status === 'opening' ? 'open' : payment.status,
  amount: payment.amount,
  receipt: payment.status === 'succeeded' ? payment.intent_id : null,
  decline: payment.decline === '' ? null : payment.decline,
});
