import type { z } from 'zod';
import type { paymentOutcome } from '../../../contract/entities/payment';
import { isCalendarDate } from '../../../domain/calendarDate';
import { mayRecordPayments } from '../../../domain/companyPermissions';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from '../identity/caller';
import { lockGroup } from '../identity/companyGroup';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { appliedParts, owedBy } from './accountOf';

export interface RecordPayment {
  readonly companyId: string;
  /** The report the payer meant; null for the oldest due first. */
  readonly reportId: string | null;
  readonly kind: 'PAYMENT_CHECK' | 'PAYMENT_ACH';
  /** Exact money above zero. */
  readonly amount: string;
  /** 'YYYY-MM-DD', not after today. */
  readonly receivedOn: string;
  /** Number of the check or the transfer. */
  readonly reference: string;
}

export type PaymentOutcome = z.output<typeof paymentOutcome>;

/** Enters a payment the board has received. Its day of receipt decides what was late, whenever it is entered. */
export const recordPayment = (deed: Deed, input: RecordPayment): Promise<Outcome<PaymentOutcome>> =>
  deed.transact(async (tx) => {
    const refused = refusalOf(mayRecordPayments(deed.caller.actor));
    if (refused !== null) return fail(refused);
    const { receivedOn } = input;
    const amount = money(input.amount);
    if (amount <= 0n) return fieldFailed('amount', 'field-invalid');
    if (!isCalendarDate(receivedOn) || receivedOn > deed.today)
      return fieldFailed('receivedOn', 'payment-date-not-possible', { today: deed.today });
    const payer = await findPayer(tx, input);
    if (payer === null) return failed('not-found');
    await lockGroup(tx, input.companyId);
    const earlier = await findSamePayment(tx, input);
    if (earlier !== undefined)
      return fieldFailed('reference', 'payment-known', { on: earlier.effective_date });

    const by = bookkeeperOf(deed);
    const [entry] = await postEntries(tx, by, input.companyId, [
      {
        kind: input.kind,
        amount: -amount,
        effectiveOn: receivedOn,
        reference: input.reference,
        reportId: input.reportId,
      },
    ]);
    if (entry === undefined) throw new Error('a payment was not entered');
    const { settlement, facts, posted } = await settleCompany(tx, by, input.companyId);
    const applied = appliedParts(settlement, facts, entry.id);
    await appendAudit(tx, deed, {
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

/** The company, and its report where one is named; null where either is not there. */
async function findPayer(tx: Tx, { companyId, reportId }: RecordPayment): Promise<{ id: string } | null> {
  if (!isRowId(companyId) || (reportId !== null && !isRowId(reportId))) return null;
  let query = tx
    .selectFrom('company')
    .select('company.id')
    .where('company.id', '=', companyId)
    .where('company.is_board', '=', false);
  if (reportId !== null)
    query = query.where(({ eb }) =>
      eb.exists(
        eb
          .selectFrom('assessment_report')
          .select('assessment_report.id')
          .where('assessment_report.id', '=', reportId)
          .where('assessment_report.company_id', '=', companyId),
      ),
    );
  return (await query.executeTakeFirst()) ?? null;
}

/** A check or transfer that stands in the ledger already and was not taken back. */
const findSamePayment = (tx: Tx, { companyId, kind, reference }: RecordPayment) =>
  tx
    .selectFrom('ledger_entry as entry')
    .leftJoin('ledger_entry as reversal', 'reversal.reversal_of', 'entry.id')
    .select('entry.effective_date')
    .where('entry.company_id', '=', companyId)
    .where('entry.kind', '=', kind)
    .where('entry.reference', '=', reference)
    .where('entry.reversal_of', 'is', null)
    .where('reversal.id', 'is', null)
    .executeTakeFirst();
