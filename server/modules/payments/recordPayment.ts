import type { z } from 'zod';
import type { paymentOutcome } from '../../../contract/entities/payment';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { appliedParts, owedBy } from './accountOf';
import { checkPayment, type ReceivedPayment, refuseKnown } from './paymentChecks';

export type PaymentOutcome = z.output<typeof paymentOutcome>;

/** Enters a payment the board has received. Its day of receipt decides what was late, whenever it is entered. */
export const recordPayment = (
  ctx: RequestContext,
  input: ReceivedPayment,
): Promise<Outcome<PaymentOutcome>> =>
  ctx.transact(async (tx) => {
    const checked = await checkPayment(tx, ctx, input);
    if (!checked.ok) return checked;
    await lockGroup(tx, input.companyId);
    const known = await refuseKnown(tx, input);
    if (!known.ok) return known;

    const { amount, receivedOn } = checked.value;
    const by = bookkeeperOf(ctx);
    const [entry] = await postEntries(tx, by, input.companyId, [
      {
        kind: input.kind,
        amount: -amount,
        effectiveOn: receivedOn,
        reference: input.reference,
        reportId: input.reportId,
        exemptionId: input.exemptionId ?? null,
      },
    ]);
    if (entry === undefined) throw new Error('a payment was not entered');
    const { settlement, facts, posted } = await settleCompany(tx, by, input.companyId);
    const applied = appliedParts(settlement, facts, entry.id);
    await appendAudit(tx, ctx, {
      action: 'payment-recorded',
      subject: { type: 'payment', id: entry.id },
      companyId: input.companyId,
      details: { ...input, applied, ledger: [entry, ...posted] },
    });
    return ok({
      paymentId: entry.id,
      amount: input.amount,
      applied,
      unapplied: formatMoney(amount - sumMoney(applied.map((part) => money(part.amount)))),
      companyBalance: formatMoney(owedBy(settlement)),
    });
  });
