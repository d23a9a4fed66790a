import type { z } from 'zod';
import type { cardPaymentState } from '../../../contract/entities/payment';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { mayReadCompany } from '../../../domain/companyPermissions';
import { ok } from '../../../domain/result';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import type { Database } from '../../db/database';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { inTransaction } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import { type CardProvider, CardProviderError } from '../../system/cardProvider';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findOwedThing } from '../ledger/owedThing';
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
    return ok(await present(database.db, payment, false, reader.at));
  try {
    const intent = await provider.readIntent(payment.intent_id);
    const received = await inTransaction(database, (tx) => handlePaymentIntent(tx, intent, reader.at));
    return ok(await present(database.db, received ?? payment, intent.status === 'processing', reader.at));
  } catch (error) {
    if (error instanceof CardProviderError) return ok(await present(database.db, payment, false, reader.at));
    throw error;
  }
}

async function present(
  queries: Queries,
  payment: CardPaymentRow,
  isProcessing: boolean,
  at: Date,
): Promise<CardPaymentState> {
  return {
    id: payment.id,
    reportId: payment.report_id,
    exemptionId: payment.exemption_id,
    ...(await paidFor(queries, payment, at)),
    state: isProcessing ? 'processing' : payment.status === 'opening' ? 'open' : payment.status,
    amount: payment.amount,
    receipt: payment.status === 'succeeded' ? payment.intent_id : null,
    paidOn: await paidOn(queries, payment),
    decline: payment.decline === '' ? null : payment.decline,
  };
}

async function paidOn(queries: Queries, { ledger_entry_id }: CardPaymentRow): Promise<CalendarDate | null> {
  if (ledger_entry_id === null) return null;
  const entry = await queries
    .selectFrom('ledger_entry')
    .select('effective_date')
    .where('id', '=', ledger_entry_id)
    .executeTakeFirstOrThrow();
  return calendarDate(entry.effective_date);
}

/** What was paid, as its receipt names it. */
async function paidFor(
  queries: Queries,
  payment: CardPaymentRow,
  at: Date,
): Promise<Pick<CardPaymentState, 'number' | 'fiscalYear'>> {
  const { company_id, report_id, exemption_id } = payment;
  const paid = await findOwedThing(queries, company_id, { reportId: report_id, exemptionId: exemption_id });
  if (paid === undefined) return { number: null, fiscalYear: null };
  const { number, yearDue } = paid;
  if (yearDue === null) return { number, fiscalYear: null };
  const { fiscalYearStart } = await programInForce(queries, at);
  // The amount of a closed year is due in the year after it.
  return { number, fiscalYear: fiscalYearOf(yearDue, fiscalYearStart) - 1 };
}
