import type { z } from 'zod';
import type { paymentRecord } from '../../../contract/entities/payment';
import { mayListCompanies } from '../../../domain/companyPermissions';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { settleAccount } from '../../../domain/settlement';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findAccountFacts } from '../ledger/accountFacts';
import { appliedParts } from './accountOf';
import { findReturnsOf } from './loadCardReturns';
import { loadPayments } from './loadPayments';

export type PaymentRecord = z.output<typeof paymentRecord>;

/** One payment and what it pays as of today; what was taken back of it pays nothing. */
export async function readPayment(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  id: string,
): Promise<Outcome<PaymentRecord>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const [payment] = isRowId(id) ? await loadPayments(queries, [id]) : [];
  if (payment === undefined) return failed('not-found');
  const cardReturns = await findReturnsOf(queries, payment.id);
  if (payment.reversed !== null) return ok({ payment, applied: [], unapplied: '0.00', cardReturns });
  const facts = await findAccountFacts(queries, payment.companyId, await programInForce(queries, reader.at));
  const settlement = settleAccount(facts.obligations, facts.credits, reader.today);
  const applied = appliedParts(settlement, facts, payment.id);
  const left =
    money(payment.amount) -
    money(payment.returned ?? '0.00') -
    sumMoney(applied.map((part) => money(part.amount)));
  return ok({ payment, applied, unapplied: formatMoney(left), cardReturns });
}
