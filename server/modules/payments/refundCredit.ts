import { mayRecordPayments } from '../../../domain/paymentPermissions';
import { formatMoney, money } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { owedBy } from './accountOf';

export interface RefundCredit {
  readonly companyId: string;
  /** Exact money above zero, at most the credit that no report needs. */
  readonly amount: string;
  readonly reference: string;
  readonly note: string;
}

/** Enters that credit was paid back to a company on its request. */
export const refundCredit = (
  ctx: RequestContext,
  input: RefundCredit,
): Promise<Outcome<{ readonly unappliedCredit: string; readonly companyBalance: string }>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayRecordPayments(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    if (!isRowId(input.companyId)) return failed('not-found');
    const company = await tx
      .selectFrom('company')
      .select('id')
      .where('id', '=', input.companyId)
      .executeTakeFirst();
    if (company === undefined) return failed('not-found');
    await lockGroup(tx, company.id);
    const by = bookkeeperOf(ctx);
    const before = await settleCompany(tx, by, company.id);
    const amount = money(input.amount);
    if (amount <= 0n) return fieldFailed('amount', 'field-invalid');
    const { unapplied } = before.settlement;
    if (amount > unapplied)
      return fieldFailed('amount', 'credit-not-there', {
        left: formatMoney(unapplied > 0n ? unapplied : 0n),
      });
    const entries = await postEntries(tx, by, company.id, [
      {
        kind: 'CREDIT_REFUND',
        amount,
        effectiveOn: ctx.today,
        reference: input.reference,
        note: input.note,
      },
    ]);
    const after = await settleCompany(tx, by, company.id);
    await appendAudit(tx, ctx, {
      action: 'credit-refunded',
      subject: { type: 'company', id: company.id },
      companyId: company.id,
      details: { ...input, ledger: [...before.posted, ...entries, ...after.posted] },
    });
    return ok({
      unappliedCredit: formatMoney(after.settlement.unapplied),
      companyBalance: formatMoney(owedBy(after.settlement)),
    });
  });
