import { mayReviewReports } from '../../../domain/companyPermissions';
import { formatMoney, money } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from '../identity/caller';

export interface RecordPayment {
  readonly reportId: string;
  /** Exact money above zero. */
  readonly amount: string;
  readonly kind: 'PAYMENT_CHECK' | 'PAYMENT_ACH';
  /** Number of the check or the transfer. */
  readonly reference: string;
}

/** Enters a payment the board has received on a report. */
export const recordPayment = (
  deed: Deed,
  input: RecordPayment,
): Promise<Outcome<{ readonly balance: string }>> =>
  deed.transact(async (tx) => {
    const refused = refusalOf(mayReviewReports(deed.caller.actor));
    if (refused !== null) return fail(refused);
    const amount = money(input.amount);
    if (amount <= 0n) return fieldFailed('amount', 'field-invalid');
    if (!isRowId(input.reportId)) return failed('not-found');
    const report = await tx
      .selectFrom('assessment_report')
      .select(['company_id', 'amount_paid', 'number', 'version'])
      .where('id', '=', input.reportId)
      .forUpdate()
      .executeTakeFirst();
    if (report === undefined) return failed('not-found');
    const { balance } = await tx
      .updateTable('assessment_report')
      .set({ amount_paid: formatMoney(money(report.amount_paid) + amount), version: report.version + 1 })
      .where('id', '=', input.reportId)
      .returning('balance')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('ledger_entry')
      .values({
        company_id: report.company_id,
        kind: input.kind,
        amount: formatMoney(-amount),
        effective_date: deed.today,
        reference: input.reference,
        report_id: input.reportId,
        created_by: deed.caller.actor.userId,
        created_at: deed.at,
      })
      .execute();
    await appendAudit(tx, deed, {
      action: 'payment-recorded',
      subject: { type: 'report', id: input.reportId },
      companyId: report.company_id,
      details: { number: report.number, amount: input.amount, kind: input.kind, reference: input.reference },
    });
    return ok({ balance });
  });
