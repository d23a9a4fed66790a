import { sql, type SqlBool } from 'kysely';
import { calendarDate, type CalendarDate, isCalendarDate } from '../../../domain/calendarDate';
import { type Cents, money } from '../../../domain/money';
import { mayRecordPayments } from '../../../domain/paymentPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findOwedThing } from '../ledger/owedThing';
import { returnedOf } from '../ledger/returnedOf';

export interface ReceivedPayment {
  readonly companyId: string;
  /** The report the payer meant; null for the oldest due first. */
  readonly reportId: string | null;
  /** The outgrown exemption whose closed year the payer meant; never together with a report. */
  readonly exemptionId?: string | null | undefined;
  readonly kind: 'PAYMENT_CHECK' | 'PAYMENT_ACH';
  /** Exact money above zero. */
  readonly amount: string;
  /** 'YYYY-MM-DD', not after today. */
  readonly receivedOn: string;
  /** Number of the check or the transfer. */
  readonly reference: string;
}

export interface CheckedPayment {
  readonly amount: Cents;
  readonly receivedOn: CalendarDate;
  /** The report or closed year that was meant, as settlements name it. */
  readonly meantFor: string | null;
}

/** Whether a payment may be entered as it was written down; all but whether it is known already. */
export async function checkPayment(
  queries: Queries,
  ctx: Pick<RequestContext, 'caller' | 'today'>,
  input: ReceivedPayment,
): Promise<Outcome<CheckedPayment>> {
  const refused = refusalOf(mayRecordPayments(ctx.caller.actor));
  if (refused !== null) return fail(refused);
  const { receivedOn } = input;
  const amount = money(input.amount);
  if (amount <= 0n) return fieldFailed('amount', 'field-invalid');
  if (!isCalendarDate(receivedOn) || receivedOn > ctx.today)
    return fieldFailed('receivedOn', 'payment-date-not-possible', { today: ctx.today });
  if (!(await isPayer(queries, input.companyId))) return failed('not-found');
  if (input.reportId === null && (input.exemptionId ?? null) === null)
    return ok({ amount, receivedOn: calendarDate(receivedOn), meantFor: null });
  const meant = await findOwedThing(queries, input.companyId, input);
  if (meant === undefined) return failed('not-found');
  return ok({ amount, receivedOn: calendarDate(receivedOn), meantFor: meant.obligationId });
}

/** Refuses a check or transfer that stands in the ledger already and was not taken back. */
export async function refuseKnown(
  queries: Queries,
  { companyId, kind, reference }: ReceivedPayment,
): Promise<Outcome<null>> {
  const earlier = await queries
    .selectFrom('ledger_entry as entry')
    .select('entry.effective_date')
    .where('entry.company_id', '=', companyId)
    .where('entry.kind', '=', kind)
    .where('entry.reference', '=', reference)
    .where('entry.reversal_of', 'is', null)
    .where(sql<SqlBool>`${returnedOf('entry.id')} < -entry.amount`)
    .executeTakeFirst();
  return earlier === undefined
    ? ok(null)
    : fieldFailed('reference', 'payment-known', { on: earlier.effective_date });
}

async function isPayer(queries: Queries, companyId: string): Promise<boolean> {
  if (!isRowId(companyId)) return false;
  const row = await queries
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .where('is_board', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
