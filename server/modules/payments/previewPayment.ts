import type { z } from 'zod';
import type { paymentPreview } from '../../../contract/entities/payment';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { ok } from '../../../domain/result';
import { type Credit, settleAccount } from '../../../domain/settlement';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findAccountFacts } from '../ledger/accountFacts';
import { appliedParts, owedBy } from './accountOf';
import { checkPayment, type ReceivedPayment, refuseKnown } from './paymentChecks';

export type PaymentPreview = z.output<typeof paymentPreview>;

/** Where a payment would go, calculated by the rule that will enter it; nothing is changed. */
export async function previewPayment(
  queries: Queries,
  ctx: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  input: ReceivedPayment,
): Promise<Outcome<PaymentPreview>> {
  const checked = await checkPayment(queries, ctx, input);
  if (!checked.ok) return checked;
  const known = await refuseKnown(queries, input);
  if (!known.ok) return known;
  const { amount, receivedOn, meantFor } = checked.value;
  const facts = await findAccountFacts(queries, input.companyId, await programInForce(queries, ctx.at));
  const payment: Credit = { id: 'new', receivedOn, amount, meantFor };
  const settlement = settleAccount(facts.obligations, [...facts.credits, payment], ctx.today);
  const applied = appliedParts(settlement, facts, payment.id);
  return ok({
    applied,
    unapplied: formatMoney(amount - sumMoney(applied.map((part) => money(part.amount)))),
    companyBalance: formatMoney(owedBy(settlement)),
  });
}
