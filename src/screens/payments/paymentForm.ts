import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/endpoint';
import type { recordPayment } from '../../../contract/endpoints/payments';
import { STAFF_PAYMENT_KINDS } from '../../../contract/entities/payment';
import { isCalendarDate } from '../../../domain/calendarDate';
import { formatMoney, type MoneyFault, parseMoneyText } from '../../../domain/money';
import type { DecimalMark } from '../../../domain/numberText';
import { fail, ok, type Result } from '../../../domain/result';
import { idsFrom } from '../../components/ledger/owedThing';

export type ReceivedPayment = BodyOf<typeof recordPayment>;

/** A payment as it is being written down; everything as typed. */
export const paymentForm = z.object({
  kind: z.enum(STAFF_PAYMENT_KINDS),
  /** What the payer meant, by its key (`owedKey`); empty for the oldest due first. */
  meantFor: z.string(),
  amount: z.string(),
  receivedOn: z.string(),
  reference: z.string(),
});
export type PaymentForm = z.infer<typeof paymentForm>;

export const EMPTY_PAYMENT: PaymentForm = {
  kind: 'PAYMENT_CHECK',
  meantFor: '',
  amount: '',
  receivedOn: '',
  reference: '',
};

/** What stands against a payment, by field. */
export interface PaymentFaults {
  readonly amount?: MoneyFault['kind'] | 'zero';
  readonly receivedOn?: 'missing';
  readonly reference?: 'missing';
}

/** An amount above zero as the wire has it, or why it is none. */
export function readPaidAmount(text: string, mark: DecimalMark): Result<string, MoneyFault['kind'] | 'zero'> {
  const amount = parseMoneyText(text, { decimalMark: mark, isTyped: true });
  if (!amount.ok) return fail(amount.failure.kind);
  return amount.value === 0n ? fail('zero') : ok(formatMoney(amount.value));
}

/** The payment as it is sent, or what is missing or cannot be read. */
export function readPayment(
  form: PaymentForm,
  companyId: string,
  mark: DecimalMark,
): Result<ReceivedPayment, PaymentFaults> {
  const amount = readPaidAmount(form.amount, mark);
  const reference = form.reference.trim();
  const faults: PaymentFaults = {
    ...(amount.ok ? {} : { amount: amount.failure }),
    ...(isCalendarDate(form.receivedOn) ? {} : { receivedOn: 'missing' }),
    ...(reference === '' ? { reference: 'missing' } : {}),
  };
  if (!amount.ok || Object.keys(faults).length > 0) return fail(faults);
  return ok({
    companyId,
    ...(form.meantFor === '' ? { reportId: null } : { reportId: null, ...idsFrom(form.meantFor) }),
    kind: form.kind,
    amount: amount.value,
    receivedOn: form.receivedOn,
    reference,
  });
}
